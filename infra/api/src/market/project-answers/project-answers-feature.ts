import type { Feature } from '../../engine/feature.ts';
import { projectRoutes } from './project-routes.ts';

/** Projects on offer. */
export const projectAnswersFeature: Feature = { routes: [projectRoutes] };
