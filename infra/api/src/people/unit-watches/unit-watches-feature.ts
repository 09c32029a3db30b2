import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { freedTopic } from './freed-topic.ts';
import { tidyWatchesJob } from './tidy-watches.ts';
import { watchExamples } from './watch-examples.ts';
import { markWatchLost, watchMail } from './watch-mails.ts';
import { watchOrder } from './watch-orders.ts';
import { watchRoutes } from './watch-routes.ts';

/** Homes that somebody waits for. */
export const unitWatchesFeature: Feature = {
  routes: [watchRoutes],
  topics: ({ backend }) => [freedTopic(backend)],
  jobs: ({ backend }) => [tidyWatchesJob(backend)],
  letters: letters({
    unasked: ['unit-watch-confirm'],
    orders: watchOrder,
    compose: watchMail,
    markLost: markWatchLost,
    examples: watchExamples,
  }),
};
