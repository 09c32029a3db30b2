import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const contactId = z.int().positive();

/** Mails about contacts. */
export const contactOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('contact-builder'), contactId }),
  z.object({ template: z.literal('contact-person'), contactId }),
  z.object({ template: z.literal('contact-portal'), contactId }),
]);
export type ContactOrder = z.output<typeof contactOrder>;

export const enqueueContactMail: EnqueueMail<ContactOrder> = enqueueMail;
