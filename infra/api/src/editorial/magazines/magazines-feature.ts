import type { Feature } from '../../engine/feature.ts';
import { magazineCalendarRoutes } from './magazine-calendar-routes.ts';
import { magazineRoutes } from './magazine-routes.ts';

/** Issues of the magazine. */
export const magazinesFeature: Feature = { routes: [magazineRoutes, magazineCalendarRoutes] };
