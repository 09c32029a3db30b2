import { sql } from 'kysely';
import type { Backend } from '../backend.ts';

/** A piece of work that a worker holds. */
export interface OutboxRow {
  id: number;
  topic: string;
  aggregate_key: string;
  payload: unknown;
  attempts: number;
}

export interface Claim {
  worker: string;
  topics: readonly string[];
  batch: number;
  leaseSeconds: number;
}

/**
 * Leases due rows to one worker: what waits, and what another worker let expire. Of each aggregate only the oldest
 * unfinished row is given out, so that the changes of one thing are carried out in their order.
 */
export async function claimRows({ db }: Backend, claim: Claim): Promise<OutboxRow[]> {
  const topics = sql`${[...claim.topics]}::text[]`;
  const { rows } = await sql<OutboxRow>`
    update outbox o set state = 'running', attempts = o.attempts + 1, leased_by = ${claim.worker},
      lease_until = now() + ${claim.leaseSeconds} * interval '1 second'
    where o.id in (
      select w.id from outbox w
      where w.topic = any (${topics}) and w.attempts < w.max_attempts
        and ((w.state = 'pending' and w.next_attempt_at <= now()) or (w.state = 'running' and w.lease_until < now()))
        and not exists (
          select from outbox e where e.topic = w.topic and e.aggregate_key = w.aggregate_key and e.id < w.id
            and e.state in ('pending', 'running'))
      order by w.id limit ${claim.batch}
      for update skip locked)
    returning o.id, o.topic, o.aggregate_key, o.payload, o.attempts`.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Whether a topic has rows to try now. */
export async function isAnythingDue({ db }: Backend, topic: string): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from outbox where topic = ${topic} and (
      (state = 'pending' and next_attempt_at <= now()) or (state = 'running' and lease_until < now()))) as due`.execute(
    db,
  );
  return rows[0]?.due ?? false;
}

/** Rows whose last attempt died with its worker are dead. */
export async function buryLost({ db }: Backend): Promise<void> {
  await sql`
    update outbox set state = 'dead', finished_at = now(), lease_until = null, last_error = 'lease lost'
    where state = 'running' and lease_until < now() and attempts >= max_attempts`.execute(db);
}

/** Ends a row well; false where the lease was lost meanwhile. */
export async function finishRow({ db }: Backend, id: number, worker: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select finish_outbox(${id}, ${worker}) as done`.execute(db);
  return rows[0]?.done ?? false;
}

/** Puts a row back with a growing pause, or among the dead after its last attempt; gives its new state. */
export async function failRow({ db }: Backend, id: number, worker: string, error: string): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`
    select fail_outbox(${id}, ${worker}, ${error}) as state`.execute(db);
  return rows[0]?.state ?? null;
}

/** Rows that a closing worker holds go back at once, as if they had not been tried. */
export async function releaseRows({ db }: Backend, worker: string): Promise<void> {
  await sql`
    update outbox set state = 'pending', attempts = attempts - 1, leased_by = null, lease_until = null, dedupe_key = null
    where state = 'running' and leased_by = ${worker}`.execute(db);
}
