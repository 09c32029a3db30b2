import type { Feature } from '../../engine/feature.ts';
import { learningRoutes } from './learning-routes.ts';

/** How projects do with buyers. */
export const learningFeature: Feature = { routes: [learningRoutes] };
