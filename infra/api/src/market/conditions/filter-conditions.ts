import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import type { FilterKey } from '@umbral/domain/filters/filter-table.ts';
import { choicesOfFilters } from '@umbral/domain/filters/filter-wire.ts';
import type { ListedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { type RawBuilder, sql } from 'kysely';
import { homeSource } from './home-source.ts';
import { sqlConditions } from './sql-condition.ts';

/** What the homes of `homesOnOffer` must fulfil under the filters; those of `without` do not count. */
export function filterConditions(filters: ListedFilters, without: readonly FilterKey[] = []): RawBuilder<boolean> {
  const conditions = conditionsOf(choicesOfFilters(filters), without);
  return sql<boolean>`p.is_active and ${sqlConditions(conditions, homeSource)}`;
}
