import type { Feature } from '../../engine/feature.ts';
import { tvCalendarRoutes } from './tv-calendar-routes.ts';
import { tvRoutes } from './tv-routes.ts';

/** The portal's television. */
export const tvFeature: Feature = { routes: [tvRoutes, tvCalendarRoutes] };
