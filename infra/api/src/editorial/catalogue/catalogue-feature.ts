import type { Feature } from '../../engine/feature.ts';
import { catalogueRoutes } from './catalogue-routes.ts';

/** Lists that forms choose from. */
export const catalogueFeature: Feature = { routes: [catalogueRoutes] };
