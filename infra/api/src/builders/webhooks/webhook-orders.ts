import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

/** Mails to a builder about the connection with its own system. */
export const webhookOrder = z.object({ template: z.literal('webhook-paused'), builderId: z.int().positive() });
export type WebhookOrder = z.output<typeof webhookOrder>;

export const enqueueWebhookMail: EnqueueMail<WebhookOrder> = enqueueMail;
