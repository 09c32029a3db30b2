import type { Feature } from '../../engine/feature.ts';
import { focusRoutes } from './focus-routes.ts';

/** What of a picture stays in sight where it is cropped. */
export const focusFeature: Feature = { routes: [focusRoutes] };
