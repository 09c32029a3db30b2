import type { Demand } from '@umbral/domain/api/builder-results.ts';
import { fewestSearches } from '@umbral/domain/limits/result-limits.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** So many have to say the same before it is told. */
const fewestAlike = 3;
const mostTold = 4;

const words = (name: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('value', value, 'searches', searches) order by searches desc, value), '[]')
  from (select filters ->> ${name} as value, count(*)::int as searches from asked where filters ->> ${name} is not null
    group by 1 having count(*) >= ${fewestAlike} order by 2 desc, 1 limit ${mostTold}) v)`;

/**
 * What visitors who agreed to be counted last looked for in the zone of a project; null where they are too few to tell
 * of them together.
 */
export async function demandOf({ db }: Backend, projectId: number): Promise<Demand | null> {
  const { rows } = await sql<Demand>`
    with asked as (
      select t.filters from tracking_visit t
      join project j on j.id = ${projectId} join zone z on z.id = j.zone_id join city c on c.id = j.city_id
      where t.filters ->> 'zone' = z.slug and coalesce(t.filters ->> 'city', c.slug) = c.slug),
    dearest as (select (filters -> 'priceRange' ->> 1)::numeric as price from asked
      where jsonb_typeof(filters -> 'priceRange' -> 1) = 'number')
    select (select count(*)::int from asked) as searches,
      ${words('room')} as rooms, ${words('propertyType')} as types,
      (select case when count(*) >= ${fewestAlike} then percentile_disc(0.5) within group (order by price)::int8 end
        from dearest) as price_until`.execute(db);
  const [demand] = rows;
  return demand && demand.searches >= fewestSearches ? demand : null;
}
