import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import type { FilterKey } from '@umbral/domain/filters/filter-table.ts';
import { choicesOfFilters } from '@umbral/domain/filters/filter-wire.ts';
import type { ListedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { type RawBuilder, sql } from 'kysely';
import { homeSource } from '../conditions/home-source.ts';
import { homesOnOffer } from '../conditions/homes-on-offer.ts';
import { type HomeSource, sqlConditions } from '../conditions/sql-condition.ts';
import { offerColumns } from './offer-columns.ts';

/** The narrow table of what is on offer, made for counting: `o` is its row. */
export const offerSource: HomeSource = {
  columns: offerColumns,
  lat: sql`o.lat`,
  lng: sql`o.lng`,
  elsewhere: (condition) => sql`o.plant_id in (
    select p.id from ${homesOnOffer} where ${sqlConditions([condition], homeSource)})`,
};

/** What offers must fulfil under the filters; those of `without` do not count. */
export function offerConditions(filters: ListedFilters, without: readonly FilterKey[]): RawBuilder<boolean> {
  return sqlConditions(conditionsOf(choicesOfFilters(filters), without), offerSource);
}
