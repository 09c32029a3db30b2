import type { Feature } from '../../engine/feature.ts';
import { letters } from '../../engine/mail/letters.ts';
import { newsletterExamples } from './newsletter-examples.ts';
import { newsletterMail } from './newsletter-mails.ts';
import { newsletterOrder } from './newsletter-orders.ts';
import { newsletterRoutes } from './newsletter-routes.ts';

/** The newsletter and who reads it. */
export const newsletterFeature: Feature = {
  routes: [newsletterRoutes],
  letters: letters({
    orders: newsletterOrder,
    compose: newsletterMail,
    unasked: ['newsletter-confirm'],
    examples: newsletterExamples,
  }),
};
