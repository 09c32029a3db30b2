import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';

/** Any constant: all who look for a free address only have to agree on it. */
const addressLock = 4_611_019;
const maxLength = 140;

/**
 * An address that nothing of the table has: the wished one, or the same with the next free number behind it. Others
 * who look for one wait until this transaction ends.
 */
export async function freeSlug(db: Kysely<Database>, table: 'project' | 'plant', wished: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(${addressLock})`.execute(db);
  const base = wished.slice(0, maxLength).replace(/-+$/, '');
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(table)} where slug = ${base} or slug like ${`${base}-%`}`.execute(db);
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
