import type { Feature } from '../../engine/feature.ts';
import { filterRoutes } from './filter-routes.ts';

/** Counts of the filter panel. */
export const filtersFeature: Feature = { routes: [filterRoutes] };
