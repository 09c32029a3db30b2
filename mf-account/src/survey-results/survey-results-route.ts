import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { surveyResultsTexts } from '../texts/survey-results-texts.ts';

export { SurveyResultsPage as Component } from './survey-results-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./survey-results-queries.ts')).loadResults(args);

export const handle: RouteHandle = {
  head: () => ({ title: surveyResultsTexts.documentTitle }),
  sharedMaxAge: 0,
};
