import type { Feature } from '../../engine/feature.ts';
import { legacyRoutes } from './legacy-routes.ts';

/** Pages of servers that are older than the portal. */
export const legacyFeature: Feature = { routes: [legacyRoutes] };
