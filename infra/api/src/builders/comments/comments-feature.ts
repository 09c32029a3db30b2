import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { commentExamples } from './comment-examples.ts';
import { commentLettersJob } from './comment-jobs.ts';
import { commentMail } from './comment-mails.ts';
import { commentOrder } from './comment-orders.ts';
import { commentRoutes } from './comment-routes.ts';

/** What builders and the portal say to each other about drafts and projects. */
export const projectCommentsFeature: Feature = {
  routes: [commentRoutes],
  jobs: ({ backend }) => [commentLettersJob(backend)],
  letters: letters({ orders: commentOrder, compose: commentMail, examples: commentExamples }),
};
