import { production } from '@umbral/protocol/composition/environment.ts';
import { sql } from 'kysely';
import type { RegistryDatabase } from '../registry/registry.ts';

/** Versions that some tabs have open together. */
export interface LivingSet {
  readonly versions: Readonly<Record<string, string>>;
  readonly tabs: number;
}

/** A version that tabs have open. */
export interface LivingVersion {
  readonly remote: string;
  readonly version: string;
  /** At most in one minute of the time asked for, over all shells. */
  readonly tabs: number;
  readonly lastSeen: Date;
}

/** Longest time that a tab counts after its last sign of life, minutes. */
export const longestLife = 24 * 60;

/**
 * Takes what one shell counted. The minute is that of the database: a shell whose clock is wrong counts all the same.
 * What the same shell says again in that minute replaces what it said before.
 */
export async function recordHeartbeat(
  db: RegistryDatabase,
  shell: string,
  sets: readonly LivingSet[],
  environment = production,
): Promise<void> {
  const counted = JSON.stringify(sets);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('heartbeat:' || ${shell}, 0))`.execute(trx);
    for (const table of ['living_set', 'living_version']) {
      await sql`delete from ${sql.id('releases', table)}
        where environment = ${environment} and minute = date_trunc('minute', now()) and shell = ${shell}`.execute(trx);
    }
    await sql`
      insert into releases.living_set (environment, minute, shell, versions, tabs)
      select ${environment}, date_trunc('minute', now()), ${shell}, one -> 'versions', sum((one ->> 'tabs')::int)
      from jsonb_array_elements(${counted}::jsonb) one group by one -> 'versions'`.execute(trx);
    await sql`
      insert into releases.living_version (environment, minute, shell, remote, version, tabs)
      select ${environment}, date_trunc('minute', now()), ${shell}, part.key, part.value, sum((one ->> 'tabs')::int)
      from jsonb_array_elements(${counted}::jsonb) one, jsonb_each_text(one -> 'versions') part
      where part.key in (select name from releases.remote)
      group by part.key, part.value`.execute(trx);
  });
}

/** Versions that tabs of an environment had open in the last minutes, most tabs first. */
export async function livingVersions(
  db: RegistryDatabase,
  minutes: number,
  environment = production,
): Promise<LivingVersion[]> {
  const { rows } = await sql<LivingVersion>`
    select remote, version, max(tabs)::int as tabs, max(minute) as "lastSeen" from (
      select minute, remote, version, sum(tabs) as tabs from releases.living_version
      where environment = ${environment} and minute > now() - make_interval(mins => ${minutes}) group by minute, remote, version
    ) counted group by remote, version order by tabs desc, remote, version`.execute(db);
  return rows;
}

/** Which versions were open together in an environment in the last minutes, most tabs first. */
export async function livingSets(
  db: RegistryDatabase,
  minutes: number,
  environment = production,
): Promise<LivingSet[]> {
  const { rows } = await sql<LivingSet>`
    select versions, max(tabs)::int as tabs from (
      select minute, versions, sum(tabs) as tabs from releases.living_set
      where environment = ${environment} and minute > now() - make_interval(mins => ${minutes}) group by minute, versions
    ) counted group by versions order by tabs desc, versions`.execute(db);
  return rows;
}

/** Forgets what is too old to count. */
export async function forgetOldHeartbeats(db: RegistryDatabase): Promise<void> {
  for (const table of ['living_set', 'living_version']) {
    await sql`delete from ${sql.id('releases', table)}
      where minute < now() - make_interval(mins => ${longestLife})`.execute(db);
  }
}
