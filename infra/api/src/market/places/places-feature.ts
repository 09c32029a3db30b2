import type { Feature } from '../../engine/feature.ts';
import { placeRoutes } from './place-routes.ts';

/** Cities, zones and what they offer. */
export const placesFeature: Feature = { routes: [placeRoutes] };
