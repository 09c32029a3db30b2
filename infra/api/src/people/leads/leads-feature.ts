import type { Feature } from '../../engine/feature.ts';
import { leadRoutes } from './lead-routes.ts';
import { leadTopic } from './lead-topic.ts';

/** Stand-alone lead forms and their relay. */
export const leadsFeature: Feature = {
  routes: [leadRoutes],
  topics: ({ backend }) => [leadTopic(backend, backend.parties.leadWebhook)],
};
