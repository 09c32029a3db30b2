import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { leadFormTexts } from '../texts/lead-form-texts.ts';

const { documentTitle: title, description } = leadFormTexts.thanks;

export { LeadFormThanksPage as Component } from './lead-form-thanks-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title, description, canonical: routes.leadFormThanks.href() }),
};
