import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { ShortSurvey } from '../survey-form/short-values.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { surveyTexts } from '../texts/survey-texts.ts';

/** What the page of the surveys shows. */
export interface SurveyData {
  /** Short surveys that are open today; null where they could not be read. */
  readonly short: readonly ShortSurvey[] | null;
  /** The builder that the address asks about. */
  readonly builder: number | null;
  /** What a browser without script has just posted: `portal`, or the name of a short survey. */
  readonly sent: string | null;
}

/** Where the page stands. */
export const surveyCrumbs: Crumb[] = [
  { label: sharedTexts.home, href: routes.home.href() },
  { label: surveyTexts.crumb },
];
