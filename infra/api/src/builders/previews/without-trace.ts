import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';

/** Of PostgreSQL: somebody else held what was asked for, the statement took too long, or both waited for each other. */
const busy: ReadonlySet<string> = new Set(['55P03', '57014', '40P01']);

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && busy.has(String(error.code));
}

/**
 * Does something in a transaction of which nothing stays, and gives what it found there. Nothing is queued for index,
 * mail or pages meanwhile, and neither waits it long for others nor do others for it: it is refused as unavailable.
 */
export async function withoutTrace<Answer>(
  { db }: Backend,
  work: (transaction: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> {
  const transaction = await db.startTransaction().execute();
  try {
    await sql`select set_config('umbral.bulk', 'on', true), set_config('lock_timeout', '1500', true),
      set_config('statement_timeout', '3000', true),
      set_config('idle_in_transaction_session_timeout', '5000', true)`.execute(transaction);
    return await work(transaction);
  } catch (error) {
    throw isBusy(error) ? new Refusal('unavailable') : error;
  } finally {
    await transaction.rollback().execute();
  }
}
