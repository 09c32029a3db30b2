import type { Feature } from '../../engine/feature.ts';
import { tourRoutes } from './tour-routes.ts';

/** Homes from room to room. */
export const toursFeature: Feature = { routes: [tourRoutes] };
