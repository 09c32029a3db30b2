import type { KeyState, SignedKind, TrustedKey } from '@umbral/protocol/release/release-signature.ts';
import { signedKindSchema } from '@umbral/protocol/release/signature-schema.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { keyIdOf } from '../signing/key-pair.ts';
import { type Actor, writeAudit } from './audit-log.ts';
import type { RegistryDatabase } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';

const kinds = z.array(signedKindSchema);

/** Every key that the registry knows, with its state. */
export async function readKeys(db: RegistryDatabase): Promise<TrustedKey[]> {
  const rows = await db.selectFrom('releases.signing_key').selectAll().orderBy('created_at').execute();
  return rows.map((row) => ({
    keyId: row.key_id,
    publicKey: row.public_key,
    state: row.state,
    signs: kinds.parse(row.signs),
  }));
}

export interface NewKey {
  readonly publicKey: string;
  readonly signs: readonly SignedKind[];
}

/** Trusts a public key from now on; one that is known already stays as it is. Gives its name. */
export async function addKey(db: RegistryDatabase, actor: Actor, { publicKey, signs }: NewKey): Promise<string> {
  const keyId = keyIdOf(publicKey);
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('releases.signing_key')
      .values({ key_id: keyId, public_key: publicKey, signs: [...signs] })
      .onConflict((conflict) => conflict.column('key_id').doNothing())
      .returning('key_id')
      .execute();
    if (added.length > 0) await writeAudit(trx, actor, { action: 'key-added', facts: { keyId, signs } });
  });
  return keyId;
}

/** What a change of a key's state leaves to be done: versions in use that it signed. */
export interface KeyChange {
  readonly keyId: string;
  readonly state: KeyState;
  readonly inUse: readonly {
    readonly environment: string;
    readonly remote: string;
    readonly channel: string;
    readonly version: string;
  }[];
}

/** Retires or revokes a key; there is no way back, since nobody can say what was signed meanwhile. */
export async function changeKey(
  db: RegistryDatabase,
  actor: Actor,
  { keyId, state, reason }: { readonly keyId: string; readonly state: 'retired' | 'revoked'; readonly reason: string },
): Promise<KeyChange> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ former: KeyState }>`
      update releases.signing_key k set state = ${state}, changed_at = now()
      from (select key_id, state as former from releases.signing_key where key_id = ${keyId} for update) f
      where k.key_id = f.key_id and f.former <> 'revoked' returning f.former`.execute(trx);
    if (rows.length === 0) throw new RegistryRefusal('not-found', `There is no living key ${keyId}.`);
    await writeAudit(trx, actor, { action: `key-${state}`, reason, facts: { keyId, former: rows[0]?.former } });
    const inUse = await trx
      .selectFrom('releases.channel as c')
      .innerJoin('releases.release as r', 'r.id', 'c.release_id')
      .select(['c.environment', 'c.remote', 'c.name as channel', 'r.version'])
      .where('r.key_id', '=', keyId)
      .orderBy('c.remote')
      .execute();
    return { keyId, state, inUse };
  });
}
