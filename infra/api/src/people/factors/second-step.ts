import '@fastify/cookie';
import type { SecondStep } from '@umbral/domain/api/users.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { hashToken, isToken, newToken } from '../../engine/tokens/opaque-token.ts';
import { type AccountFactors, factorsOf, hasFactor } from './factor-queries.ts';
import { factorTexts } from './factor-texts.ts';

const cookieName = 'SignInStep';
const stepMs = 10 * 60_000;
/** Wrong codes before the password is asked again. */
const triesOfStep = 5;

/** A sign-in that is half done. */
export interface PendingStep {
  readonly tokenHash: Buffer;
  readonly userId: number;
}

/** Which second steps an account can do. A code is always one: the installation's own command prints some. */
export function waysOf(factors: AccountFactors): SecondStep['ways'] {
  const mayMail = !hasFactor(factors) && factors.isEmailProven;
  return [...(factors.passkeys > 0 ? ['passkey' as const] : []), 'code', ...(mayMail ? ['mail' as const] : [])];
}

/**
 * Whether whoever gave the right password, or came back from a provider, has to prove something else; the answer of the
 * call where that is so. Nobody is signed in yet: a cookie of ten minutes says whose sign-in this browser may end.
 */
export async function beginSecondStep(backend: Backend, userId: number, reply: FastifyReply) {
  const factors = await factorsOf(backend.db, userId);
  if (!factors.isGuarded && !hasFactor(factors)) return undefined;
  const token = newToken();
  await backend.db
    .insertInto('sign_in_step')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: new Date(backend.now().getTime() + stepMs),
    })
    .execute();
  reply.setCookie(cookieName, token, { ...cookieTraits(backend), maxAge: stepMs / 1000 });
  return {
    ok: 0 as const,
    reason: factorTexts.ask,
    user: null,
    second_step: { ways: waysOf(factors) },
    needs_second_factor: false,
    work: null,
  };
}

/** The half-done sign-in of this browser; nothing where there is none, it is late or was tried too often. */
export async function findStep(backend: Backend, request: FastifyRequest): Promise<PendingStep | undefined> {
  const tokenHash = hashOfCookie(request);
  if (!tokenHash) return undefined;
  const row = await openSteps(backend).where('token_hash', '=', tokenHash).select('user_id').executeTakeFirst();
  return row && { tokenHash, userId: row.user_id };
}

function openSteps({ db, now }: Backend) {
  return db
    .selectFrom('sign_in_step')
    .innerJoin('app_user', 'app_user.id', 'sign_in_step.user_id')
    .where('app_user.is_active', '=', true)
    .where('expires_at', '>', now())
    .where('tries', '<', triesOfStep);
}

/** Counts a try before it is made; false where there are none left, also because parallel ones took them. */
export async function takeTry({ db, now }: Backend, { tokenHash }: PendingStep): Promise<boolean> {
  const taken = await db
    .updateTable('sign_in_step')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now())
    .where('tries', '<', triesOfStep)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Ends the step of this browser, done or not. */
export async function endStep(backend: Backend, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const tokenHash = hashOfCookie(request);
  if (!tokenHash) return;
  await backend.db.deleteFrom('sign_in_step').where('token_hash', '=', tokenHash).execute();
  reply.clearCookie(cookieName, cookieTraits(backend));
}

function hashOfCookie(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[cookieName];
  return token && isToken(token) ? hashToken(token) : undefined;
}

function cookieTraits({ config: { origin } }: Backend) {
  return { path: '/api/users', httpOnly: true, sameSite: 'lax', secure: origin.startsWith('https:') } as const;
}
