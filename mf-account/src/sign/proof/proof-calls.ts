import { getFactors, type ProofWay, proveAgain } from '@umbral/domain/api/second-factor.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { proofTexts } from '../../texts/proof-texts.ts';
import { showPasskey } from '../step/show-passkey.ts';

/** What the person can prove it with, the best way first. */
export async function readProofWays(call: CallApi): Promise<readonly ProofWay[]> {
  return (await call(getFactors, {})).data.proof_ways;
}

/** Proves it by what was typed. */
export async function proveBy(
  call: CallApi,
  typed: { readonly password: string } | { readonly code: string },
): Promise<Outcome<true>> {
  return outcomeOf(await call(proveAgain, { body: typed }));
}

/** Proves it by a passkey of this device; gives why that did not work. */
export async function proveByPasskey(call: CallApi): Promise<string | undefined> {
  const passkey = await showPasskey(call);
  if (!passkey) return proofTexts.cancelled;
  const { ok, reason } = await call(proveAgain, { body: { passkey } });
  return ok === 1 ? undefined : (reason ?? proofTexts.failed);
}

function outcomeOf({ ok, reason }: { readonly ok: 0 | 1; readonly reason: string | null }): Outcome<true> {
  return ok === 1 ? sent(true) : refused(reason ?? proofTexts.failed);
}
