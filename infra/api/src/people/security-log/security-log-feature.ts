import type { Feature } from '../../engine/feature.ts';
import { forgetEventsJob } from './forget-events-job.ts';
import { securityLogRoutes } from './security-log-routes.ts';

/** What happened to the safety of an account, as its person sees it, for 24 months. */
export const securityLogFeature: Feature = {
  routes: [securityLogRoutes],
  jobs: ({ backend }) => [forgetEventsJob(backend)],
};
