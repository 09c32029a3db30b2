import { sql } from 'kysely';
import type { RegistryDatabase } from './registry.ts';

/** Any constants: all programs that work on one registry only have to agree on them. */
const compositionLock = 7_205_114_310;
const filesLock = 7_205_114_311;

/** One change of what runs after the other, until the transaction ends. */
export async function lockComposition(trx: RegistryDatabase): Promise<void> {
  await sql`select pg_advisory_xact_lock(${compositionLock})`.execute(trx);
}

/**
 * While releases are offered no file is taken away, until the transaction ends. A statement of its own: what comes
 * after it sees all that was committed before.
 */
export async function lockFiles(trx: RegistryDatabase, mode: 'offer' | 'collect'): Promise<void> {
  const lock = mode === 'offer' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await sql`select ${lock}(${filesLock})`.execute(trx);
}

/** Runs work on one file alone, in a transaction: it is not stored while it is being removed. */
export function withFile<Result>(
  db: RegistryDatabase,
  sha384: string,
  work: (trx: RegistryDatabase) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${sha384}, ${filesLock}))`.execute(trx);
    return work(trx);
  });
}
