import type { Feature } from '../../engine/feature.ts';
import { forgetVisitsJob } from './forget-visits-job.ts';
import { impressionRoutes } from './impression-routes.ts';
import { trackingRoutes } from './tracking-routes.ts';

/** Visits and where they came from, and what was seen. */
export const trackingFeature: Feature = {
  routes: [trackingRoutes, impressionRoutes],
  jobs: ({ backend }) => [forgetVisitsJob(backend)],
};
