import type { Feature } from '../../engine/feature.ts';
import { agendaFileRoutes } from './agenda-file-routes.ts';
import { fairRoutes } from './fair-routes.ts';

/** Fairs and their programmes. */
export const fairsFeature: Feature = { routes: [fairRoutes, agendaFileRoutes] };
