import type { Feature } from '../../engine/feature.ts';
import { plantRoutes } from './plant-routes.ts';

/** Homes on offer. */
export const plantsFeature: Feature = { routes: [plantRoutes] };
