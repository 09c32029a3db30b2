import { sql } from 'kysely';
import type { RegistryDatabase } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';

/** Every application that was ever registered, in that order. */
export function listRemotes(db: RegistryDatabase) {
  return db
    .selectFrom('releases.remote')
    .select(['name', 'team', 'created_at', 'registered_by', 'withdrawn_at'])
    .orderBy(sql`name <> 'shell'`)
    .orderBy('created_at')
    .orderBy('name')
    .execute();
}

/** Refuses names that no registered application has. */
export async function requireRegistered(db: RegistryDatabase, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const known = await db.selectFrom('releases.remote').select('name').where('name', 'in', names).execute();
  const unknown = names.find((name) => !known.some((one) => one.name === name));
  if (unknown) throw new RegistryRefusal('invalid-input', `There is no remote named ${unknown}.`);
}
