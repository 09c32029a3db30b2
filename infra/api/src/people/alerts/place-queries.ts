import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import type { PlaceNames } from '@umbral/domain/people/alert.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** Names of the places that filters name by slug. */
export async function placesOf({ db }: Backend, filters: WatchedFilters): Promise<PlaceNames> {
  const { department = null, city = null, zone = null, neighborhood = null } = filters;
  const { rows } = await sql<PlaceNames>`select
    (select d.name from department d where d.slug = ${department} order by d.id limit 1) as department,
    (select c.name from city c where c.slug = ${city} order by c.id limit 1) as city,
    (select z.name from zone z join city c on c.id = z.city_id
      where z.slug = ${zone} and (${city}::text is null or c.slug = ${city}) order by z.id limit 1) as zone,
    (select n.name from neighborhood n join zone z on z.id = n.zone_id join city c on c.id = z.city_id
      where n.slug = ${neighborhood} and (${city}::text is null or c.slug = ${city})
      order by n.id limit 1) as neighborhood`.execute(db);
  return rows[0] ?? { department: null, city: null, zone: null, neighborhood: null };
}
