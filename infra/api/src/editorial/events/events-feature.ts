import type { Feature } from '../../engine/feature.ts';
import { eventCalendarRoutes } from './event-calendar-routes.ts';
import { eventRoutes } from './event-routes.ts';

/** Events. */
export const eventsFeature: Feature = { routes: [eventRoutes, eventCalendarRoutes] };
