import type { Backend } from '../../engine/backend.ts';
import type { Feature } from '../../engine/feature.ts';
import type { Job } from '../../engine/jobs/job.ts';
import { letters } from '../../engine/mail/letters.ts';
import { webhookExamples } from './webhook-examples.ts';
import { forgetDeliveries } from './webhook-log.ts';
import { webhookMail } from './webhook-mails.ts';
import { webhookOrder } from './webhook-orders.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { webhookTopic } from './webhook-topic.ts';

/** Systems of builders that are told what happens to their contacts. */
export const webhooksFeature: Feature = {
  routes: [webhookRoutes],
  topics: ({ backend }) => [webhookTopic(backend)],
  jobs: ({ backend }) => [forgetJob(backend)],
  letters: letters({ orders: webhookOrder, compose: webhookMail, examples: webhookExamples }),
};

function forgetJob({ db, now }: Backend): Job {
  return {
    name: 'forget-webhook-deliveries',
    schedule: { everyMinutes: 24 * 60 },
    run: () => forgetDeliveries(db, now()),
  };
}
