import type { Means } from '@umbral/domain/filters/filter-conditions.ts';
import { type RawBuilder, sql } from 'kysely';
import { homeColumns } from './home-columns.ts';
import { feeAfter, monthlyCredit, worksMonths } from './monthly-amounts.ts';
import type { HomeSource } from './sql-condition.ts';

/** The tables of `homesOnOffer`, which know everything that calls for plants ask. */
export const homeSource: HomeSource = {
  columns: homeColumns,
  lat: sql`j.lat`,
  lng: sql`j.lng`,
  affordable,
  elsewhere({ kind }) {
    throw new Error(`The database is not asked by "${kind}": only the index and alerts know such conditions.`);
  },
};

/** What somebody can pay every month, as `fitsMeans`: a hidden price fits nobody. */
function affordable({ during, after, upfront }: Means): RawBuilder<boolean> {
  const isPaid =
    during === undefined
      ? sql`true`
      : sql`${feeAfter(sql<number>`${upfront}::bigint`)} <= ${worksMonths} * ${during}::bigint`;
  const isLent = after === undefined ? sql`true` : sql`${monthlyCredit} <= ${after}::bigint`;
  return sql`(${isPaid} and ${isLent})`;
}
