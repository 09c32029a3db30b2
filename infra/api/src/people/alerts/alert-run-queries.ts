import { type Alert, alertFrequencies } from '@umbral/domain/people/alert.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { mailAttempts } from '../../engine/mail/mail-queue.ts';
import type { PlantMatch } from './alert-matches.ts';
import { nextCheck } from './alert-schedule.ts';

/** An alert whose turn it is. */
export interface DueAlert {
  id: number;
  /** Address of its person, in small letters: one mail for all of their alerts. */
  reader: string;
  filters: unknown;
  checked_until: Date;
}

/**
 * Takes alerts that are due and locks them until the transaction ends; all of a person together. Whoever closed the
 * account, was shut out or did not confirm gets nothing.
 */
export async function takeDueAlerts(db: Kysely<Database>, now: Date, size: number): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select a.id, lower(coalesce(u.email, a.email)) as reader, a.filters, a.checked_until
    from alert a left join app_user u on u.id = a.user_id
    where a.is_active and a.confirmed_at is not null and a.channel = 'email' and a.next_check_at <= ${now}
      and (u.id is null or u.is_active)
      and not exists (select from account_deletion d where d.user_id = u.id)
    order by reader, a.id limit ${size} for update of a skip locked`.execute(db);
  if (rows.length < size) return rows;
  const lastReader = rows.at(-1)?.reader;
  const whole = rows.filter(({ reader }) => reader !== lastReader);
  return whole.length > 0 ? whole : rows;
}

/** The earliest moment up to which an alert that is due has been looked at; nothing where none is due. */
export async function earliestChecked(db: Kysely<Database>, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(checked_until) as since from alert
    where is_active and confirmed_at is not null and next_check_at <= ${now}`.execute(db);
  return rows[0]?.since ?? undefined;
}

/** What one mail tells: the alerts of a person with their matches. */
export interface Digest {
  items: { alertId: number; total: number; plants: PlantMatch[] }[];
}

/** Stores digests and queues their mails. */
export async function queueDigests(db: Kysely<Database>, digests: readonly Digest[], now: Date): Promise<void> {
  if (digests.length === 0) return;
  const { rows } = await sql<{ id: number }>`
    insert into alert_digest (created_at) select ${now}::timestamptz from generate_series(1, ${digests.length}::int)
    returning id`.execute(db);
  const items = digests.flatMap((digest, index) =>
    digest.items.map(({ alertId, total, plants }) => ({
      digest_id: rows[index]?.id,
      alert_id: alertId,
      total,
      plants,
    })),
  );
  await sql`
    insert into alert_digest_item (digest_id, alert_id, total, plants)
    select digest_id, alert_id, total, plants
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i (digest_id integer, alert_id integer, total integer, plants jsonb)`.execute(db);
  await sql`
    insert into outbox (topic, aggregate_key, payload, max_attempts)
    select 'mail', 'alert-digest:' || id, jsonb_build_object('template', 'alert-digest', 'digestId', id), ${mailAttempts}::int
    from unnest(${rows.map(({ id }) => id)}::integer[]) as d (id)`.execute(db);
}

export interface Checked {
  ids: readonly number[];
  /** Those that are mailed. */
  mailed: readonly number[];
  until: Date;
  now: Date;
}

/** Keeps how far alerts have been looked at, and when they are looked at again. */
export async function markChecked(db: Kysely<Database>, { ids, mailed, until, now }: Checked): Promise<void> {
  const next = (frequency: Alert['frequency']) => nextCheck(frequency, now);
  const cases = alertFrequencies.map((frequency) => sql`when ${frequency} then ${next(frequency)}::timestamptz`);
  await sql`
    update alert set checked_until = greatest(checked_until, ${until}::timestamptz),
      next_check_at = case frequency ${sql.join(cases, sql` `)} end,
      last_sent_at = case when id = any (${[...mailed]}::integer[]) then ${now}::timestamptz else last_sent_at end
    where id = any (${[...ids]}::integer[])`.execute(db);
}
