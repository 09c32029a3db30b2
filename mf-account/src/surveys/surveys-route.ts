import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { surveysTexts } from '../texts/surveys-texts.ts';

export { SurveysPage as Component } from './surveys-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./surveys-queries.ts')).loadSurveys(args);

export const handle: RouteHandle = {
  head: () => ({ title: surveysTexts.documentTitle }),
  sharedMaxAge: 0,
};
