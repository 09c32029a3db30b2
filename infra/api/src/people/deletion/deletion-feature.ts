import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { linkRoutes } from '../../engine/mail/link-routes.ts';
import { deletionExamples } from './deletion-examples.ts';
import { deletionJob } from './deletion-job.ts';
import { keepLink } from './deletion-link.ts';
import { composeDeletionMail, forgetReceiver } from './deletion-mails.ts';
import { deletionOrder } from './deletion-orders.ts';

/** Accounts that go: the time to think again, and what is done afterwards. */
export const deletionFeature: Feature = {
  routes: [(app, backend) => linkRoutes(app, [keepLink(backend)])],
  jobs: ({ backend }) => [deletionJob(backend)],
  letters: letters({
    orders: deletionOrder,
    compose: composeDeletionMail,
    markSent: forgetReceiver,
    examples: deletionExamples,
  }),
};
