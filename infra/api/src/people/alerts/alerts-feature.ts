import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { alertExamples } from './alert-examples.ts';
import { alertsJob } from './alert-job.ts';
import { alertMail, markDigestSent } from './alert-mails.ts';
import { alertOrder } from './alert-orders.ts';
import { alertRoutes } from './alert-routes.ts';
import { tidyAlertsJob } from './tidy-alerts.ts';

/** Searches that people are told news of. */
export const alertsFeature: Feature = {
  routes: [alertRoutes],
  jobs: ({ backend }) => [alertsJob(backend), tidyAlertsJob(backend)],
  letters: letters({
    orders: alertOrder,
    compose: alertMail,
    unasked: ['alert-confirm'],
    markSent: markDigestSent,
    examples: alertExamples,
  }),
};
