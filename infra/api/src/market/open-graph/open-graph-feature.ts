import type { Feature } from '../../engine/feature.ts';
import { openGraphRoutes } from './open-graph-routes.ts';

/** Pictures of homes for shared links. */
export const openGraphFeature: Feature = { routes: [openGraphRoutes] };
