import { z } from 'zod';
import { type EnqueueMail, enqueueMail } from '../../engine/mail/mail-queue.ts';

const userId = z.int().positive();

/** Mails about the second step of sign-ins. */
export const factorOrder = z.discriminatedUnion('template', [
  z.object({ template: z.literal('sign-in-code'), userId }),
  z.object({ template: z.literal('passkey-added'), userId }),
  z.object({ template: z.literal('passkey-removed'), userId }),
  z.object({ template: z.literal('second-step-on'), userId }),
  z.object({ template: z.literal('second-step-off'), userId }),
  z.object({ template: z.literal('recovery-code-used'), userId }),
]);
export type FactorOrder = z.output<typeof factorOrder>;

export const enqueueFactorMail: EnqueueMail<FactorOrder> = enqueueMail;
