import type { Feature } from '../../engine/feature.ts';
import { geoRoutes } from './geo-routes.ts';

/** Places by coordinates. */
export const geoFeature: Feature = { routes: [geoRoutes] };
