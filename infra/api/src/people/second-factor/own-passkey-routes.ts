import * as calls from '@umbral/domain/api/passkeys.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { recordSecurityEvent } from '../../engine/sessions/security-log.ts';
import { enqueueFactorMail } from '../factors/factor-orders.ts';
import { factorsOf } from '../factors/factor-queries.ts';
import { requireFreshProof } from '../factors/fresh-proof.ts';
import { storeChallenge } from '../factors/passkey-challenges.ts';
import { creationOptions } from '../factors/passkey-options.ts';
import { mostPasskeys, readMadePasskey } from '../factors/passkeys.ts';
import { notSignedIn } from '../users/sign-in-answer.ts';
import { proveSession } from './prove-session.ts';
import { texts } from './second-factor-texts.ts';

/** The own passkeys: each call reads and changes only those of the person of its session. */
export function ownPasskeyRoutes(app: FastifyInstance, backend: Backend): void {
  const limit = { limit: { max: 30, perSeconds: 300 } };
  register(app, calls.askToMakePasskey, (call) => ask(backend, call), limit);
  register(app, calls.createPasskey, (call) => create(backend, call), limit);
  register(app, calls.renamePasskey, (call) => rename(backend, call));
  register(app, calls.deletePasskey, (call) => remove(backend, call));
}

async function ask(backend: Backend, { session, request, reply }: Call<typeof calls.askToMakePasskey>) {
  await requireFreshProof(backend, session);
  const options = await creationOptions(backend, session);
  await storeChallenge(backend, { challenge: options.challenge, purpose: 'create' }, request, reply);
  return { options };
}

async function create(backend: Backend, { body, session, request, reply }: Call<typeof calls.createPasskey>) {
  await requireFreshProof(backend, session);
  const made = await readMadePasskey(backend, body.passkey, request);
  if (!made) return { ...notSignedIn, reason: texts.passkeys.refused };
  const { userId } = session;
  const refusal = await backend.db.transaction().execute(async (transaction) => {
    const count = await countLocked(transaction, userId);
    if (count >= mostPasskeys) return texts.passkeys.full;
    const name = body.name ?? texts.passkeys.name(count + 1);
    const inserted = await transaction
      .insertInto('passkey')
      .values({ ...made, user_id: userId, name, created_at: backend.now() })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (!inserted.numInsertedOrUpdatedRows) return texts.passkeys.refused;
    await enqueueFactorMail(transaction, { template: 'passkey-added', userId });
    await recordSecurityEvent(transaction, { kind: 'factor-added', userId, request, facts: { factor: 'passkey' } });
    return undefined;
  });
  if (refusal) return { ...notSignedIn, reason: refusal };
  return proveSession(backend, { session, proof: 'passkey' }, request, reply);
}

/** How many passkeys a person has; changes of them wait for one another from here on. */
async function countLocked(db: Kysely<Database>, userId: number): Promise<number> {
  await db.selectFrom('app_user').where('id', '=', userId).select('id').forUpdate().execute();
  return (await factorsOf(db, userId)).passkeys;
}

async function rename({ db }: Backend, { params, body, session }: Call<typeof calls.renamePasskey>) {
  const renamed = await db
    .updateTable('passkey')
    .set({ name: body.name })
    .where('id', '=', params.id)
    .where('user_id', '=', session.userId)
    .executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) throw new Refusal('not-found');
  return { ok: 1 as const };
}

async function remove(backend: Backend, { params, session, request }: Call<typeof calls.deletePasskey>) {
  const { userId } = session;
  const own = await backend.db
    .selectFrom('passkey')
    .where('id', '=', params.id)
    .where('user_id', '=', userId)
    .select('id')
    .executeTakeFirst();
  if (!own) throw new Refusal('not-found');
  await requireFreshProof(backend, session);
  return backend.db.transaction().execute(async (transaction) => {
    await countLocked(transaction, userId);
    const { isGuarded, passkeys, totpSince } = await factorsOf(transaction, userId);
    if (isGuarded && passkeys === 1 && totpSince === null) return { ok: 0 as const, message: texts.last };
    const deleted = await transaction.deleteFrom('passkey').where('id', '=', own.id).executeTakeFirst();
    if (deleted.numDeletedRows > 0n) {
      await enqueueFactorMail(transaction, { template: 'passkey-removed', userId });
      await recordSecurityEvent(transaction, { kind: 'factor-removed', userId, request, facts: { factor: 'passkey' } });
    }
    return { ok: 1 as const, message: texts.passkeys.deleted };
  });
}
