import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const id = z.int().positive();

/** Mails about alerts. */
export const alertOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('alert-created'), alertId: id }),
  z.object({ template: z.literal('alert-confirm'), alertId: id }),
  z.object({ template: z.literal('alert-digest'), digestId: id }),
]);
export type AlertOrder = z.output<typeof alertOrder>;

export const enqueueAlertMail: EnqueueMail<AlertOrder> = enqueueMail;
