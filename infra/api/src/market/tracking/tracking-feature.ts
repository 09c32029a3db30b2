import type { Feature } from '../../engine/feature.ts';
import { forgetVisitsJob } from './forget-visits-job.ts';
import { trackingRoutes } from './tracking-routes.ts';

/** Visits and where they came from. */
export const trackingFeature: Feature = {
  routes: [trackingRoutes],
  jobs: ({ backend }) => [forgetVisitsJob(backend)],
};
