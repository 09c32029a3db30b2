import type { Feature } from '../../engine/feature.ts';
import { dataRoutes } from './data-routes.ts';
import { deletionPages } from './deletion-pages.ts';
import { privacyRoutes } from './privacy-routes.ts';

/** What people may know, take back and have deleted of what is stored about them. */
export const privacyFeature: Feature = { routes: [privacyRoutes, dataRoutes, deletionPages] };
