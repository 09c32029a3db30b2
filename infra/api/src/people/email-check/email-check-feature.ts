import type { Feature } from '../../engine/feature.ts';
import { emailCheckRoutes } from './email-check-routes.ts';
import { recheckJob } from './recheck-job.ts';

/** Whether e-mail addresses can be written to. */
export const emailCheckFeature: Feature = {
  routes: [emailCheckRoutes],
  jobs: ({ backend }) => [recheckJob(backend)],
};
