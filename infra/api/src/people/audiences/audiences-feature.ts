import type { Feature } from '../../engine/feature.ts';
import { audienceRoutes } from './audience-routes.ts';

/** Forms that capture an audience. */
export const audiencesFeature: Feature = { routes: [audienceRoutes] };
