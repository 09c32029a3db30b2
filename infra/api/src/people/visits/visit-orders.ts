import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const contactId = z.int().positive();
const reader = z.enum(['builder', 'person']);

/** Mails about what became of a request. */
export const visitOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('visit-moved'), contactId, reader }),
  z.object({ template: z.literal('visit-cancelled'), contactId, reader }),
  z.object({ template: z.literal('visit-agreed'), contactId }),
  z.object({ template: z.literal('request-withdrawn'), contactId }),
]);
export type VisitOrder = z.output<typeof visitOrder>;

export const enqueueVisitMail: EnqueueMail<VisitOrder> = enqueueMail;
