import type { HeldExchangeRateTable } from 'infra-db/tables/third-party-tables.ts';
import { type Selectable, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

export type HeldRate = Selectable<HeldExchangeRateTable>;

/** Rates that wait for a person's word or, accepted, for the next run; oldest first. Pesos. */
export async function listHeldRates({ db }: Pick<Backend, 'db'>): Promise<HeldRate[]> {
  const { rows } = await sql<HeldRate>`
    select currency, as_of::text as as_of, rate, previous_rate, source, is_accepted, held_at
    from held_exchange_rate order by as_of, currency`.execute(db);
  return rows;
}

export interface Acceptance extends Pick<HeldRate, 'currency'> {
  /** Day of the rate, `2026-11-20`. */
  asOf: string;
  reason: string;
}

/** Accepts a rate that is held and keeps the reason; nothing where none of that day is. Once more changes nothing. */
export async function acceptHeldRate(
  { db }: Pick<Backend, 'db'>,
  { currency, asOf, reason }: Acceptance,
): Promise<{ rate: number } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ rate: number; previous_rate: number; was_accepted: boolean }>`
      update held_exchange_rate h set is_accepted = true
      from (select currency, as_of, is_accepted from held_exchange_rate
        where currency = ${currency} and as_of = ${asOf} for update) b
      where h.currency = b.currency and h.as_of = b.as_of
      returning h.rate, h.previous_rate, b.is_accepted as was_accepted`.execute(transaction);
    const [row] = rows;
    if (row && !row.was_accepted) {
      const { rate, previous_rate } = row;
      await transaction
        .insertInto('audit_log')
        .values({
          action: 'exchange-rate.accept',
          entity: 'exchange_rate',
          entity_id: `${currency}:${asOf}`,
          before: JSON.stringify({ rate: previous_rate }),
          after: JSON.stringify({ rate, reason }),
        })
        .execute();
    }
    return row && { rate: row.rate };
  });
}
