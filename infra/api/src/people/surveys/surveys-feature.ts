import type { Feature } from '../../engine/feature.ts';
import { surveyRoutes } from './survey-routes.ts';

/** Surveys and ratings. */
export const surveysFeature: Feature = { routes: [surveyRoutes] };
