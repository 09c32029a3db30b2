import type { Feature } from '../../engine/feature.ts';
import { travelRoutes } from './travel-routes.ts';

/** Estimated ways around homes. */
export const travelFeature: Feature = { routes: [travelRoutes] };
