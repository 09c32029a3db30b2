import type { CompositionLock, LockedApp, SignedLock } from '@umbral/protocol/composition/composition-lock.ts';
import { lockSchema } from '@umbral/protocol/composition/composition-lock-schema.ts';
import { production, signedEnvironment } from '@umbral/protocol/composition/environment.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { canonicalJson } from '@umbral/protocol/release/canonical-json.ts';
import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { sql } from 'kysely';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import { listEnvironments } from '../registry/environments.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockComposition } from '../registry/registry-locks.ts';
import { readLockedSettings } from '../settings/read-settings.ts';
import { type SigningKey, signValue } from '../signing/key-pair.ts';

/** Number of the newest composition of an environment; 0 before its first. */
export async function currentSeq(db: RegistryDatabase, environment = production): Promise<number> {
  const row = await db
    .selectFrom('releases.composition')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('environment', '=', environment)
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The newest composition of an environment. */
export async function readComposition(db: RegistryDatabase, environment = production): Promise<SignedLock | undefined> {
  const row = await db
    .selectFrom('releases.composition')
    .select(['lock', 'signature'])
    .where('environment', '=', environment)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { lock: lockSchema.parse(JSON.parse(row.lock)), signature: signatureSchema.parse(row.signature) };
}

/**
 * Writes down what the channels and settings of an environment say now as its next composition, signed; its time is the database's,
 * its number the next of all environments, so that a number is never of two.
 */
export async function writeComposition(
  trx: RegistryDatabase,
  environment: string,
  key: SigningKey,
): Promise<SignedLock> {
  const at = await presentMoment(trx);
  const seq = await nextSeq(trx);
  const apps = await lockedApps(trx, environment);
  const settings = await readLockedSettings(trx, environment);
  const said = { ...signedEnvironment(environment), ...(settings ? { settings } : {}) };
  const lock: CompositionLock = { schema: 1, ...said, seq, at: at.toISOString(), apps };
  const signature = signValue('composition', lock, key);
  await trx
    .insertInto('releases.composition')
    .values({ seq, environment, lock: canonicalJson(lock), signature: JSON.stringify(signature), created_at: at })
    .execute();
  return { lock, signature };
}

/** Of which environment a number is; one of no composition is production's, as all were before there were others. */
export async function environmentOfSeq(db: RegistryDatabase, seq: number): Promise<string> {
  const row = await db
    .selectFrom('releases.composition')
    .select('environment')
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row?.environment ?? production;
}

async function nextSeq(trx: RegistryDatabase): Promise<number> {
  const { newest } = await trx
    .selectFrom('releases.composition')
    .select(({ fn }) => fn.max('seq').as('newest'))
    .executeTakeFirstOrThrow();
  return (newest ?? 0) + 1;
}

/**
 * Signs what runs again, in each environment, where another key than the registry's present one did: otherwise revoking the former key would
 * leave shells without a composition that they may take.
 */
export async function renewComposition({ db, key }: Registry, actor: Actor): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockComposition(trx);
    let isRenewed = false;
    for (const { name } of await listEnvironments(trx)) {
      const newest = await readComposition(trx, name);
      if (!newest || newest.signature.keyId === key.keyId) continue;
      const { lock } = await writeComposition(trx, name, key);
      const facts = { ...signedEnvironment(name), seq: lock.seq, keyId: key.keyId, former: newest.signature.keyId };
      await writeAudit(trx, actor, { action: 'composition-renewed', facts });
      isRenewed = true;
    }
    return isRenewed;
  });
}

async function presentMoment(trx: RegistryDatabase): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(trx);
  return rows[0]?.at ?? Promise.reject(new Error('The database tells no time'));
}

async function lockedApps(trx: RegistryDatabase, environment: string): Promise<Record<AppName, LockedApp>> {
  const rows = await trx
    .selectFrom('releases.channel as c')
    .innerJoin('releases.release as r', 'r.id', 'c.release_id')
    .select(['c.remote', 'c.name', 'c.share', 'r.version', 'r.digest'])
    .where('c.environment', '=', environment)
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
