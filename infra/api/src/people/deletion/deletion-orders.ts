import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const deletionId = z.int().positive();

/** Mails about the deletion of an account. */
export const deletionOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('deletion-asked'), deletionId }),
  z.object({ template: z.literal('account-kept'), userId: z.int().positive() }),
  z.object({ template: z.literal('account-deleted'), deletionId }),
]);
export type DeletionOrder = z.output<typeof deletionOrder>;

export const enqueueDeletionMail: EnqueueMail<DeletionOrder> = enqueueMail;
