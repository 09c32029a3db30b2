import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const subscriptionId = z.int().positive();

/** Mails about subscriptions to the newsletter. */
export const newsletterOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('newsletter-confirm'), subscriptionId }),
  z.object({ template: z.literal('newsletter-welcome'), subscriptionId }),
]);
export type NewsletterOrder = z.output<typeof newsletterOrder>;

export const enqueueNewsletterMail: EnqueueMail<NewsletterOrder> = enqueueMail;
