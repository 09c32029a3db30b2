import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { promoteTexts } from '../texts/promote-texts.ts';

const { documentTitle: title, description } = promoteTexts.thanks;

export { PromoteProjectsThanksPage as Component } from './promote-projects-thanks-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title, description, canonical: routes.promoteProjectsThanks.href() }),
};
