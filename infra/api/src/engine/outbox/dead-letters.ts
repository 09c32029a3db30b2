import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../backend.ts';

/** Work that was given up. The payload names what it is about by number: it holds no personal data. */
export interface DeadLetter {
  id: number;
  topic: string;
  aggregate_key: string;
  payload: unknown;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  finished_at: Date | null;
}

/** Dead rows, oldest first; of one topic where it is named. */
export async function listDeadLetters({ db }: Pick<Backend, 'db'>, topic?: string, limit = 200): Promise<DeadLetter[]> {
  return db
    .selectFrom('outbox')
    .where('state', '=', 'dead')
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? ''))
    .select(['id', 'topic', 'aggregate_key', 'payload', 'attempts', 'last_error', 'created_at', 'finished_at'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Puts one dead row back to waiting with all its attempts; false where no dead row has this number. */
export async function replayDeadLetter({ db }: Pick<Backend, 'db'>, id: number): Promise<boolean> {
  return (await replay(db, sql`id = ${id}`)) > 0;
}

/** Puts all dead rows of a topic back to waiting; gives how many. */
export function replayDeadTopic({ db }: Pick<Backend, 'db'>, topic: string): Promise<number> {
  return replay(db, sql`topic = ${topic}`);
}

/** Decides that a dead row will never be carried out and keeps the reason; false where no dead row has this number. */
export async function dropDeadLetter({ db }: Pick<Backend, 'db'>, id: number, reason: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ topic: string; last_error: string | null }>`
      update outbox set state = 'dropped', finished_at = now() where id = ${id} and state = 'dead'
      returning topic, last_error`.execute(transaction);
    const [row] = rows;
    if (!row) return false;
    await record(transaction, 'outbox.drop', { id, ...row, reason });
    return true;
  });
}

async function replay(db: Kysely<Database>, which: ReturnType<typeof sql>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number; topic: string; last_error: string | null }>`
      update outbox set state = 'pending', attempts = 0, next_attempt_at = now(), finished_at = null, dedupe_key = null
      where state = 'dead' and ${which} returning id, topic, last_error`.execute(transaction);
    for (const row of rows) await record(transaction, 'outbox.replay', row);
    // The workers listen for new rows; a replayed one is none.
    if (rows.length > 0) await sql`select pg_notify('outbox', ${rows[0]?.topic ?? ''})`.execute(transaction);
    return rows.length;
  });
}

interface Decision {
  id: number;
  topic: string;
  last_error: string | null;
  reason?: string;
}

async function record(
  db: Kysely<Database>,
  action: string,
  { id, topic, last_error, reason }: Decision,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      action,
      entity: 'outbox',
      entity_id: String(id),
      before: JSON.stringify({ topic, last_error }),
      after: reason === undefined ? null : JSON.stringify({ reason }),
    })
    .execute();
}
