import { acceptTerms, checkTerms } from '@umbral/domain/api/users.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Whether the signed-in person has accepted the terms in force [B115]. */
export async function hasAcceptedTerms(call: CallApi): Promise<boolean> {
  return (await call(checkTerms, {})).ok === 1;
}

/** Stores that the signed-in person accepts them. */
export async function acceptTermsInForce(call: CallApi): Promise<void> {
  await call(acceptTerms, { body: { agree_terms: 'S' } });
}
