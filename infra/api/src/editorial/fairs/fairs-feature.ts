import type { Feature } from '../../engine/feature.ts';
import { fairRoutes } from './fair-routes.ts';

/** Fairs and their programmes. */
export const fairsFeature: Feature = { routes: [fairRoutes] };
