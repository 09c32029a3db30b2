import type { UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * The state of a home that is switched on or off: off, it is sold, unless it is known to be taken in another way
 * already.
 */
export function stateSwitched(isAvailable: boolean): RawBuilder<UnitState> {
  return isAvailable
    ? sql<UnitState>`'available'`
    : sql<UnitState>`case when state = 'available' then 'sold' else state end`;
}
