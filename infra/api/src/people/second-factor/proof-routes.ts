import * as calls from '@umbral/domain/api/second-factor.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import { isStrongProof, type Proof, type SignedIn } from '../../engine/sessions/session-store.ts';
import { useCode } from '../factors/check-code.ts';
import { type AccountFactors, factorsOf, hasFactor } from '../factors/factor-queries.ts';
import { passkeysOf, personOfPasskey } from '../factors/passkeys.ts';
import { isOwnPassword } from '../users/own-password.ts';
import { notSignedIn } from '../users/sign-in-answer.ts';
import { proveSession } from './prove-session.ts';
import { texts } from './second-factor-texts.ts';

/** What a person has to prove it with, and proving it again. */
export function proofRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.getFactors, async ({ session }) => ({ data: await ownFactors(backend, session) }));
  register(app, calls.proveAgain, (call) => prove(backend, call), { limit: { max: 20, perSeconds: 300 } });
}

async function ownFactors({ db }: Backend, { userId, isStrong }: SignedIn): Promise<calls.Factors> {
  const [factors, passkeys] = await Promise.all([factorsOf(db, userId), passkeysOf(db, userId)]);
  return {
    passkeys,
    totp_since: factors.totpSince?.toISOString() ?? null,
    recovery_codes_left: factors.recoveryCodes,
    is_required: factors.isGuarded,
    is_strong: isStrong,
    proof_ways: proofWaysOf(factors),
  };
}

/** The password is enough only where there is nothing better; staff may always be handed a code. */
function proofWaysOf(factors: AccountFactors): calls.ProofWay[] {
  const isLocked = hasFactor(factors);
  return [
    ...(factors.passkeys > 0 ? ['passkey' as const] : []),
    ...(isLocked || factors.isGuarded ? ['code' as const] : []),
    ...(!isLocked && factors.hasPassword ? ['password' as const] : []),
  ];
}

async function prove(backend: Backend, { body, session, request, reply }: Call<typeof calls.proveAgain>) {
  const given = await proofOf(backend, body, { session, request });
  if (!given.isProven) return { ...notSignedIn, reason: given.reason };
  return proveSession(backend, { session, proof: given.proof }, request, reply);
}

type Given =
  | { readonly isProven: true; readonly proof?: Proof | undefined }
  | { readonly isProven: false; readonly reason: string };

async function proofOf(
  backend: Backend,
  body: Call<typeof calls.proveAgain>['body'],
  { session, request }: { readonly session: SignedIn; readonly request: FastifyRequest },
): Promise<Given> {
  if ('passkey' in body) {
    const { userId } = session;
    if ((await personOfPasskey(backend, body.passkey, request)) === userId) return { isProven: true, proof: 'passkey' };
    await recordSecurityEvent(backend.db, { kind: 'factor-failed', userId, request, facts: { factor: 'passkey' } });
    return { isProven: false, reason: texts.passkey };
  }
  if ('code' in body) {
    const proof = await useCode(backend, { userId: session.userId, typed: body.code }, request);
    return isStrongProof(proof) ? { isProven: true, proof } : { isProven: false, reason: texts.wrongCode };
  }
  const isRight = await isOwnPassword(backend, session, { password: body.password, request });
  return isRight ? { isProven: true } : { isProven: false, reason: texts.password };
}
