import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { leadFormTexts as texts } from '../texts/lead-form-texts.ts';

export { LeadFormPage as Component } from './lead-form-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: texts.documentTitle, description: texts.description, canonical: routes.leadForm.href() }),
};
