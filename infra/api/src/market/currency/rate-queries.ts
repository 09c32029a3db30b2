import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { DailyRate } from '../../engine/third-parties/exchange-rates/exchange-rate-provider.ts';

/** A rate that moves further than this from the one before it is not believed without a person's word. */
const believedJump = 0.2;

/** The last rate before a day. */
async function rateBefore(db: Kysely<Database>, { currency, asOf }: DailyRate): Promise<number | undefined> {
  const row = await db
    .selectFrom('exchange_rate')
    .where('currency', '=', currency)
    .where('as_of', '<', asOf)
    .orderBy('as_of', 'desc')
    .select('rate')
    .executeTakeFirst();
  return row?.rate;
}

/** Keeps a rate: `kept` where that changed the table, `held` where it jumped too far, `known` where it stands there. */
export async function keepRate(db: Kysely<Database>, rate: DailyRate): Promise<'kept' | 'held' | 'known'> {
  const previous = await rateBefore(db, rate);
  if (previous !== undefined && Math.abs(rate.rate / previous - 1) > believedJump) {
    await hold(db, rate, previous);
    return 'held';
  }
  return (await writeRate(db, rate)) ? 'kept' : 'known';
}

async function writeRate(db: Kysely<Database>, { currency, asOf, rate, source }: DailyRate): Promise<boolean> {
  const { rows } = await sql`
    insert into exchange_rate as e (currency, as_of, rate, source) values (${currency}, ${asOf}, ${rate}, ${source})
    on conflict (currency, as_of) do update set rate = excluded.rate, source = excluded.source
      where (e.rate, e.source) is distinct from (excluded.rate, excluded.source)
    returning 1`.execute(db);
  return rows.length > 0;
}

/** An accepted one that comes again stays accepted; another number has to be accepted anew. */
async function hold(db: Kysely<Database>, { currency, asOf, rate, source }: DailyRate, previous: number) {
  await sql`
    insert into held_exchange_rate as h (currency, as_of, rate, previous_rate, source)
    values (${currency}, ${asOf}, ${rate}, ${previous}, ${source})
    on conflict (currency, as_of) do update set rate = excluded.rate, previous_rate = excluded.previous_rate,
      source = excluded.source, is_accepted = h.is_accepted and h.rate = excluded.rate`.execute(db);
}

/** Takes the held rates over that a person accepted; gives how many. */
export async function takeAcceptedRates(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`
    with accepted as (
      delete from held_exchange_rate where is_accepted returning currency, as_of, rate, source)
    insert into exchange_rate (currency, as_of, rate, source) select currency, as_of, rate, source from accepted
    on conflict (currency, as_of) do update set rate = excluded.rate, source = excluded.source
    returning 1`.execute(db);
  return rows.length;
}
