import * as calls from '@umbral/domain/api/second-factor.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { renderSVG } from 'uqr';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import { useCode } from '../factors/check-code.ts';
import { isDigits, plainCode } from '../factors/code-text.ts';
import { enqueueFactorMail } from '../factors/factor-orders.ts';
import { factorsOf, hasFactor } from '../factors/factor-queries.ts';
import { requireFreshProof } from '../factors/fresh-proof.ts';
import { renewRecoveryCodes } from '../factors/recovery-codes.ts';
import { openSecret, sealSecret } from '../factors/sealed-secret.ts';
import { newSecret, stepOfCode, writtenSecret } from '../factors/totp.ts';
import { isOwnPassword } from '../users/own-password.ts';
import { notSignedIn } from '../users/sign-in-answer.ts';
import { proveSession } from './prove-session.ts';
import { texts } from './second-factor-texts.ts';

const limit = { limit: { max: 20, perSeconds: 300 } };

/** Switching the second step on and off, and its recovery codes. */
export function totpRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.startTotp, (call) => start(backend, call), limit);
  register(app, calls.confirmTotp, (call) => confirm(backend, call), limit);
  register(app, calls.renewRecoveryCodes, (call) => renew(backend, call), limit);
  register(app, calls.endTotp, (call) => end(backend, call), limit);
}

async function start(backend: Backend, { session }: Call<typeof calls.startTotp>) {
  await requireFreshProof(backend, session);
  const secret = newSecret();
  const sealed = sealSecret(backend.config, session.userId, secret);
  const { rows } = await sql`
    insert into totp_factor as t (user_id, sealed_secret, created_at) values (${session.userId}, ${sealed}, ${backend.now()})
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
      where t.confirmed_at is null
    returning 1`.execute(backend.db);
  if (rows.length === 0) return { ok: 0 as const, reason: texts.totp.on, uri: '', secret: '', qr: '' };
  const { uri, text } = writtenSecret(secret, session.email);
  return { ok: 1 as const, reason: null, uri, secret: text, qr: renderSVG(uri, { ecc: 'M', border: 2 }) };
}

async function confirm(backend: Backend, { body, session, request, reply }: Call<typeof calls.confirmTotp>) {
  await requireFreshProof(backend, session);
  const step = await stepOfNewSecret(backend, session.userId, plainCode(body.code));
  if (step === undefined) return { ...notSignedIn, reason: texts.totp.wrongCode, recovery_codes: [] };
  const { userId } = session;
  const codes = await backend.db.transaction().execute(async (transaction) => {
    const switched = await transaction
      .updateTable('totp_factor')
      .set({ confirmed_at: backend.now(), last_step: step })
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (switched.numUpdatedRows === 0n) return undefined;
    await enqueueFactorMail(transaction, { template: 'second-step-on', userId });
    await recordSecurityEvent(transaction, { kind: 'factor-added', userId, request, facts: { factor: 'totp' } });
    return renewRecoveryCodes(transaction, userId);
  });
  if (!codes) return { ...notSignedIn, reason: texts.totp.on, recovery_codes: [] };
  const answer = await proveSession(backend, { session, proof: 'totp' }, request, reply);
  return { ...answer, recovery_codes: codes };
}

/** The step of a code of the secret that is being set up; nothing where the code does not fit it. */
async function stepOfNewSecret(backend: Backend, userId: number, digits: string): Promise<number | undefined> {
  if (!isDigits(digits)) return undefined;
  const row = await backend.db
    .selectFrom('totp_factor')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .select('sealed_secret')
    .executeTakeFirst();
  const secret = row && openSecret(backend.config, userId, row.sealed_secret);
  return secret && stepOfCode(secret, digits, backend.now());
}

async function renew(backend: Backend, { session, request }: Call<typeof calls.renewRecoveryCodes>) {
  await requireFreshProof(backend, session);
  const { userId } = session;
  if (!hasFactor(await factorsOf(backend.db, userId))) {
    return { ok: 0 as const, reason: texts.recovery, recovery_codes: [] };
  }
  const codes = await backend.db.transaction().execute(async (transaction) => {
    await recordSecurityEvent(transaction, { kind: 'recovery-codes-renewed', userId, request });
    return renewRecoveryCodes(transaction, userId);
  });
  return { ok: 1 as const, reason: null, recovery_codes: codes };
}

async function end(backend: Backend, { body, session, request }: Call<typeof calls.endTotp>) {
  const { userId } = session;
  const factors = await factorsOf(backend.db, userId);
  const refused = (message: string) => ({ ok: 0 as const, message });
  if (factors.totpSince === null) return refused(texts.totp.isOff);
  if (factors.isGuarded && factors.passkeys === 0) return refused(texts.last);
  if (factors.hasPassword) {
    const isRight = await isOwnPassword(backend, session, { password: body.password, request });
    if (!isRight) return refused(texts.password);
  }
  if (!(await useCode(backend, { userId, typed: body.code }, request))) return refused(texts.wrongCode);
  return backend.db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('totp_factor').where('user_id', '=', userId).execute();
    const keepsCodes = factors.isGuarded;
    if (!keepsCodes) await transaction.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
    await enqueueFactorMail(transaction, { template: 'second-step-off', userId });
    await recordSecurityEvent(transaction, { kind: 'factor-removed', userId, request, facts: { factor: 'totp' } });
    return { ok: 1 as const, message: texts.totp.off };
  });
}
