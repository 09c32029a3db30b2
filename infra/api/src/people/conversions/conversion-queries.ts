import type { ConversionTable } from 'infra-db/tables/third-party-tables.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { toldPrice } from '../../market/conditions/public-price.ts';

export interface Visitor {
  readonly userId: number | undefined;
  /** Blank where the browser has none. */
  readonly visitorKey: string;
}

/** The row that proves an agreement. */
export interface AdvertisingConsent {
  readonly source: 'cookies' | 'third-parties';
  readonly id: number;
}

/**
 * The agreement to advertising in force: the visitor's last word, in the cookie banner or about third parties.
 * Nothing where that word was no, or was never given.
 */
export async function advertisingConsent(
  { db }: Backend,
  { userId = 0, visitorKey }: Visitor,
): Promise<AdvertisingConsent | undefined> {
  const { rows } = await sql<AdvertisingConsent & { granted: boolean }>`
    select source, id, granted from (
      select 'cookies' as source, id, at, choice = 'all' as granted from cookie_acceptance
      where user_id = ${userId} or visitor_key = nullif(${visitorKey}, '')
      union all
      select 'third-parties', id, at, granted from consent
      where purpose = 'third-parties' and (user_id = ${userId} or visitor_key = nullif(${visitorKey}, ''))) word
    order by at desc, id desc limit 1`.execute(db);
  const [last] = rows;
  return last?.granted ? { source: last.source, id: last.id } : undefined;
}

export interface CatalogueItem {
  readonly plant_id: number;
  readonly project_id: number;
  /** Null where the price is not shown. */
  readonly value: number | null;
}

/** A home as a thing of the catalogue: its project is published, older than a day, and has coordinates [B093]. */
export async function catalogueItem({ db, now }: Backend, plantId: number): Promise<CatalogueItem | undefined> {
  const { rows } = await sql<CatalogueItem>`
    select p.id as plant_id, j.id as project_id, ${toldPrice('p')} as value
    from plant p join project j on j.id = p.project_id
    where p.id = ${plantId} and p.is_active and j.state = 'published'
      and j.created_at < ${now()}::timestamptz - interval '1 day' and (j.lat <> 0 or j.lng <> 0)`.execute(db);
  return rows[0];
}

/** Stores a conversion once for its event, and queues it for each network in the same transaction. */
export async function storeConversion(
  { db }: Backend,
  conversion: Insertable<ConversionTable>,
  networks: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const stored = await transaction
      .insertInto('conversion')
      .values(conversion)
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    for (const network of networks) await enqueue(transaction, stored.id, network);
  });
}

/** With the growing pauses of the outbox these are about a day. */
const attempts = 30;

async function enqueue(db: Kysely<Database>, conversion: number, network: string): Promise<void> {
  await db
    .insertInto('outbox')
    .values({
      topic: 'conversion',
      aggregate_key: `${network}:${conversion}`,
      payload: JSON.stringify({ conversion, network }),
      max_attempts: attempts,
    })
    .execute();
}

/** A stored conversion. */
export function findConversion({ db }: Backend, id: number): Promise<Selectable<ConversionTable> | undefined> {
  return db.selectFrom('conversion').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Keeps that a network was told. */
export async function markSent({ db, now }: Backend, id: number): Promise<void> {
  await db.updateTable('conversion').where('id', '=', id).set({ sent_at: now() }).execute();
}
