import type { Feature } from '../../engine/feature.ts';
import { forgetGuideKeysJob } from './forget-guide-keys-job.ts';
import { guideRoutes } from './guide-routes.ts';

/** Guides and their downloads. */
export const guidesFeature: Feature = {
  routes: [guideRoutes],
  jobs: ({ backend }) => [forgetGuideKeysJob(backend)],
};
