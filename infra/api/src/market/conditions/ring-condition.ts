import type { ReachRing } from '@umbral/domain/travel/reach.ts';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a place lies in a ring, in SQL: a ray to the east crosses its sides an odd number of times, as the index and
 * the alerts count. PostgreSQL's own polygons take in what lies within a hand's breadth of their sides, so that a home
 * at the border would be in the listing and not in its count.
 */
export function isInRing(lat: RawBuilder<unknown>, lng: RawBuilder<unknown>, ring: ReachRing): RawBuilder<boolean> {
  const lats = ring.map((corner) => corner.lat);
  const lngs = ring.map((corner) => corner.lng);
  const before = <T>(values: readonly T[]) => [...values.slice(-1), ...values.slice(0, -1)];
  const sides = sql`unnest(${before(lats)}::float8[], ${before(lngs)}::float8[], ${lats}::float8[], ${lngs}::float8[])`;
  // The box first: few homes are held against every side.
  return sql<boolean>`(
    ${lat} between ${Math.min(...lats)} and ${Math.max(...lats)}
    and ${lng} between ${Math.min(...lngs)} and ${Math.max(...lngs)}
    and (
      select count(*) % 2 = 1 from ${sides} as side (from_lat, from_lng, to_lat, to_lng)
      where (from_lat > ${lat}) <> (to_lat > ${lat})
        and ${lng} < to_lng + ((${lat} - to_lat) / nullif(from_lat - to_lat, 0)) * (from_lng - to_lng)
    )
  )`;
}
