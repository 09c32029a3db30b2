import type { WebhookDelivery } from '@umbral/domain/api/builder-webhook.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { found } from '../../engine/replies/refusal.ts';

/** How long what was told is shown and can be told again. */
export const logDays = 30;
/** How long a connection that is paused keeps what it was not told. */
export const heldDays = 90;

type Attempt = WebhookDelivery['attempts'][number];
type DeliveryRow = Omit<WebhookDelivery, 'created_at' | 'attempts'> & {
  readonly created_at: Date;
  readonly attempts: readonly Attempt[];
  readonly total: number;
};

function select(which: RawBuilder<unknown>) {
  return sql<DeliveryRow>`
    select d.id, d.event, d.contact_id, d.created_at, d.state, count(*) over ()::int as total,
      coalesce((
        select jsonb_agg(jsonb_build_object('at', a.at, 'number', a.number, 'status', a.status,
          'duration_ms', a.duration_ms, 'fault', a.fault) order by a.number desc)
        from (select * from webhook_attempt where delivery_id = d.id order by number desc limit 20) a), '[]') as attempts
    from webhook_delivery d where ${which}`;
}

function toDelivery({ total: _, created_at, attempts, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    created_at: created_at.toISOString(),
    attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: new Date(at).toISOString() })),
  };
}

/** What a builder's system was told, the newest first, and how much that is. */
export async function deliveriesOf(
  db: Kysely<Database>,
  builderId: number,
  { number, size }: { readonly number: number; readonly size: number },
): Promise<{ readonly data: WebhookDelivery[]; readonly total: number }> {
  const { rows } = await sql<DeliveryRow>`${select(sql`d.builder_id = ${builderId}`)}
    order by d.created_at desc, d.id limit ${size} offset ${(number - 1) * size}`.execute(db);
  const total = rows[0]?.total ?? (number > 1 ? await countOf(db, builderId) : 0);
  return { data: rows.map(toDelivery), total };
}

async function countOf(db: Kysely<Database>, builderId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from webhook_delivery where builder_id = ${builderId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** One delivery of a builder; 404 for any other. */
export async function deliveryOf(db: Kysely<Database>, builderId: number, id: string): Promise<WebhookDelivery> {
  const { rows } = await select(sql`d.builder_id = ${builderId} and d.id = ${id}`).execute(db);
  return toDelivery(found(rows[0]));
}

/** Forgets what is older than it is shown, but for what is still queued, and what a paused connection keeps for longer. */
export async function forgetDeliveries(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    delete from webhook_delivery d
    where d.created_at < ${now}::timestamptz
        - case d.state when 'held' then ${heldDays}::int else ${logDays}::int end * interval '1 day'
      and (d.state <> 'waiting' or not exists (
        select from outbox o where o.topic = 'builder-webhook' and o.state in ('pending', 'running')
          and o.payload->>'deliveryId' = d.id::text))`.execute(db);
}
