import { finishSignIn, mailSignInCode } from '@umbral/domain/api/second-factor.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type SignEntry, toEntry } from './sign-entry.ts';

/** Ends a sign-in by a code. */
export async function finishByCode(call: CallApi, code: string): Promise<SignEntry> {
  return toEntry(await call(finishSignIn, { body: { code } }));
}

/** Asks for a code by mail; says whether it is on its way. */
export async function askForMail(call: CallApi): Promise<{ readonly ok: 0 | 1; readonly message: string }> {
  return call(mailSignInCode, {});
}
