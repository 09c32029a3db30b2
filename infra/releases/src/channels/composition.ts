import type { CompositionLock, LockedApp, SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import { lockSchema } from '@umbral/protocol/composition/composition-lock-schema.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { canonicalJson } from '@umbral/protocol/release/canonical-json.ts';
import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { sql } from 'kysely';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockComposition } from '../registry/registry-locks.ts';
import { type SigningKey, signValue } from '../signing/key-pair.ts';

/** Number of the newest composition; 0 before the first. */
export async function currentSeq(db: RegistryDatabase): Promise<number> {
  const row = await db
    .selectFrom('releases.composition')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The newest composition, or one by its number. */
export async function readComposition(db: RegistryDatabase, seq?: number): Promise<SignedLock | undefined> {
  const row = await db
    .selectFrom('releases.composition')
    .select(['lock', 'signature'])
    .$if(seq !== undefined, (query) => query.where('seq', '=', seq ?? 0))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { lock: lockSchema.parse(JSON.parse(row.lock)), signature: signatureSchema.parse(row.signature) };
}

/** Writes down what the channels say now as the next composition, signed; its time is the database's. */
export async function writeComposition(trx: RegistryDatabase, seq: number, key: SigningKey): Promise<SignedLock> {
  const at = await presentMoment(trx);
  const lock: CompositionLock = { schema: 1, seq, at: at.toISOString(), apps: await lockedApps(trx) };
  const signature = signValue('composition', lock, key);
  await trx
    .insertInto('releases.composition')
    .values({ seq, lock: canonicalJson(lock), signature: JSON.stringify(signature), created_at: at })
    .execute();
  return { lock, signature };
}

/**
 * Signs what runs again where another key than the registry's present one did: otherwise revoking the former key would
 * leave shells without a composition that they may take.
 */
export async function renewComposition({ db, key }: Registry, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockComposition(trx);
    const newest = await readComposition(trx);
    if (!newest || newest.signature.keyId === key.keyId) return false;
    const { lock } = await writeComposition(trx, newest.lock.seq + 1, key);
    const facts = { seq: lock.seq, keyId: key.keyId, former: newest.signature.keyId };
    await writeAudit(trx, actor, { action: 'composition-renewed', facts });
    return true;
  });
}

async function presentMoment(trx: RegistryDatabase): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(trx);
  return rows[0]?.at ?? Promise.reject(new Error('The database tells no time'));
}

async function lockedApps(trx: RegistryDatabase): Promise<Record<AppName, LockedApp>> {
  const rows = await trx
    .selectFrom('releases.channel as c')
    .innerJoin('releases.release as r', 'r.id', 'c.release_id')
    .select(['c.remote', 'c.name', 'c.share', 'r.version', 'r.digest'])
    .orderBy('c.remote')
    .execute();
  const apps: Record<AppName, LockedApp> = {};
  for (const { remote, name, share, version, digest: manifest } of rows) {
    const app = appNameSchema.parse(remote);
    const entry = name === 'canary' ? { version, manifest, share: share ?? 0 } : { version, manifest };
    apps[app] = { ...apps[app], [name]: entry };
  }
  return apps;
}
