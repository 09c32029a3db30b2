import type { AccountCounts } from '@umbral/domain/api/account.ts';
import type { Backend } from '../../engine/backend.ts';

/** How much a person keeps, in one question. */
export async function countsOf({ db }: Backend, userId: number): Promise<AccountCounts> {
  const countOf = (table: 'favourite' | 'alert' | 'comparison' | 'kept_calculation') =>
    db
      .selectFrom(table)
      .where('user_id', '=', userId)
      .select(({ fn }) => fn.countAll<number>().as('count'));
  const row = await db
    .selectNoFrom([
      countOf('favourite').as('favourites'),
      countOf('alert').as('alerts'),
      countOf('comparison').as('comparisons'),
      countOf('kept_calculation').as('calculations'),
    ])
    .executeTakeFirstOrThrow();
  return {
    favourites: Number(row.favourites),
    alerts: Number(row.alerts),
    comparisons: Number(row.comparisons),
    calculations: Number(row.calculations),
  };
}
