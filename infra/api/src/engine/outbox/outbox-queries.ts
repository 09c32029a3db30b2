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

/** Leases due rows to one worker, of each aggregate only the oldest unfinished one: see `claim_outbox`. */
export async function claimRows({ db }: Backend, claim: Claim): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    select id, topic, aggregate_key, payload, attempts
    from claim_outbox(${claim.worker}, ${[...claim.topics]}::text[], ${claim.batch}::int,
      ${claim.leaseSeconds} * interval '1 second')`.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
}

export interface Renewal {
  worker: string;
  ids: readonly number[];
  leaseSeconds: number;
}

/** Holds rows on that a worker still has in hand. */
export async function renewRows({ db }: Backend, { worker, ids, leaseSeconds }: Renewal): Promise<void> {
  await sql`
    update outbox set lease_until = now() + ${leaseSeconds} * interval '1 second'
    where id = any (${[...ids]}::bigint[]) and state = 'running' and leased_by = ${worker}`.execute(db);
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

/** Ends a row well; false where the lease was lost meanwhile. */
export async function finishRow({ db }: Backend, id: number, worker: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select finish_outbox(${id}, ${worker}) as done`.execute(db);
  return rows[0]?.done ?? false;
}

/** A row that goes back to waiting, and why. */
export interface Postponed {
  id: number;
  worker: string;
  reason: string;
  pauseSeconds: number;
}

/** Puts a row back for a pause, or among the dead after its last attempt; gives its new state. */
export async function failRow(
  { db }: Backend,
  { id, worker, reason, pauseSeconds }: Postponed,
): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`
    select fail_outbox(${id}, ${worker}, ${reason}, ${pauseSeconds} * interval '1 second') as state`.execute(db);
  return rows[0]?.state ?? null;
}

/** Puts a row among the dead at once. */
export async function giveUpRow({ db }: Backend, id: number, worker: string, reason: string): Promise<void> {
  await sql`select give_up_outbox(${id}, ${worker}, ${reason})`.execute(db);
}

/** Puts a row back for a while, as if it had not been tried. */
export async function postponeRow({ db }: Backend, { id, worker, reason, pauseSeconds }: Postponed): Promise<void> {
  await sql`select postpone_outbox(${id}, ${worker}, ${reason}, ${pauseSeconds} * interval '1 second')`.execute(db);
}

/** Rows that a closing worker holds go back at once, as if they had not been tried. */
export async function releaseRows({ db }: Backend, worker: string): Promise<void> {
  await sql`
    update outbox set state = 'pending', attempts = attempts - 1, leased_by = null, lease_until = null, dedupe_key = null
    where state = 'running' and leased_by = ${worker}`.execute(db);
}
