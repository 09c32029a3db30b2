import type { Feature } from '../../engine/feature.ts';
import { pageRoutes } from './page-routes.ts';

/** Static pages. */
export const pagesFeature: Feature = { routes: [pageRoutes] };
