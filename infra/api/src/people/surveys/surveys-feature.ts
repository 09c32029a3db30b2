import type { Feature } from '../../engine/feature.ts';
import { resultRoutes } from './result-routes.ts';
import { surveyRoutes } from './survey-routes.ts';

/** Surveys and ratings, and what they say together. */
export const surveysFeature: Feature = { routes: [surveyRoutes, resultRoutes] };
