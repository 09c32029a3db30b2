import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const contactId = z.int().positive();

/** Mails to a person about what the builder says to the visit. */
export const leadOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('visit-confirmed'), contactId }),
  z.object({ template: z.literal('visit-proposed'), contactId }),
  z.object({ template: z.literal('visit-called-off'), contactId }),
]);
export type LeadOrder = z.output<typeof leadOrder>;

export const enqueueLeadMail: EnqueueMail<LeadOrder> = enqueueMail;
