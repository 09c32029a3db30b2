import type { Feature } from '../../engine/feature.ts';
import { tvRoutes } from './tv-routes.ts';

/** The portal's television. */
export const tvFeature: Feature = { routes: [tvRoutes] };
