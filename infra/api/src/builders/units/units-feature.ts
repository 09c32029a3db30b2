import type { Feature } from '../../engine/feature.ts';
import { unitRoutes } from './unit-routes.ts';

/** Towers and homes as builders and administrators keep them. */
export const unitsFeature: Feature = { routes: [unitRoutes] };
