import type { Feature } from '../../engine/feature.ts';
import { conversionRoutes } from './conversion-routes.ts';
import { conversionTopic } from './conversion-topic.ts';
import { forgetJob } from './forget-job.ts';

/** Conversions that advertising networks are told of. */
export const conversionsFeature: Feature = {
  routes: [conversionRoutes],
  topics: ({ backend }) => [conversionTopic(backend)],
  jobs: ({ backend }) => [forgetJob(backend)],
};
