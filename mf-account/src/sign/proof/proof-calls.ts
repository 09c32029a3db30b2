import { getFactors, type ProofWay, proveAgain } from '@umbral/domain/api/second-factor.ts';
import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { proofTexts } from '../../texts/proof-texts.ts';
import { showPasskey } from '../step/show-passkey.ts';

/** What the person can prove it with, the best way first. */
export async function readProofWays(call: CallApi): Promise<readonly ProofWay[]> {
  return (await call(getFactors, {})).data.proof_ways;
}

/** Proves it by what was typed; gives who is there, with the roles that count from now on. */
export async function proveBy(
  call: CallApi,
  typed: { readonly password: string } | { readonly code: string },
): Promise<Outcome<Session>> {
  return outcomeOf(await call(proveAgain, { body: typed }));
}

/** Proves it by a passkey of this device. */
export async function proveByPasskey(call: CallApi): Promise<Outcome<Session>> {
  const passkey = await showPasskey(call);
  return passkey ? outcomeOf(await call(proveAgain, { body: { passkey } })) : refused(proofTexts.cancelled);
}

function outcomeOf({ user, reason }: EndpointOutput<typeof proveAgain>): Outcome<Session> {
  return user ? sent(sessionOfUser(user)) : refused(reason ?? proofTexts.failed);
}
