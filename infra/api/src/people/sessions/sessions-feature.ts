import type { Feature } from '../../engine/feature.ts';
import { sessionRoutes } from './session-routes.ts';

/** The session of a visitor. */
export const sessionsFeature: Feature = { routes: [sessionRoutes] };
