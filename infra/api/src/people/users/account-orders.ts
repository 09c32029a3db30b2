import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const userId = z.int().positive();

/** Mails about accounts. */
export const accountOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('welcome'), userId }),
  z.object({ template: z.literal('account-exists'), userId }),
  z.object({ template: z.literal('email-confirmation'), userId }),
  z.object({ template: z.literal('password-reset'), userId }),
  z.object({ template: z.literal('password-changed'), userId }),
  z.object({ template: z.literal('wrong-passwords'), userId }),
  z.object({ template: z.literal('new-device'), userId, deviceId: z.int().positive() }),
  z.object({ template: z.literal('identity-linked'), userId, provider: z.string() }),
  z.object({ template: z.literal('identity-unlinked'), userId, provider: z.string() }),
]);
export type AccountOrder = z.output<typeof accountOrder>;

export const enqueueAccountMail: EnqueueMail<AccountOrder> = enqueueMail;
