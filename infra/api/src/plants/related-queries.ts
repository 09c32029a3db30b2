import { sql } from 'kysely';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { Backend } from '../backend.ts';
import { selectRecords } from './card-queries.ts';

/**
 * Plants of other projects that are most like the given ones: same type and city first, then near in price and
 * place. Only plants on offer; at most one of a project.
 */
export function relatedPlants(backend: Backend, ids: readonly number[], limit: number): Promise<PlantRecord[]> {
  const given = sql`${[...ids]}::integer[]`;
  return selectRecords(
    backend,
    sql`
      with mean as (
        select avg(p.price) as price, avg(j.lat) as lat, avg(j.lng) as lng,
          array_agg(distinct p.property_type_key) as types, array_agg(distinct j.city_id) as cities,
          array_agg(distinct j.zone_id) as zones, array_agg(distinct j.id) as projects
        from plant p join project j on j.id = p.project_id where p.id = any (${given})
      ), candidate as (
        select distinct on (j.id) p.id,
          (p.property_type_key = any (mean.types))::int * 3 + (j.city_id = any (mean.cities))::int * 4
            + (j.zone_id = any (mean.zones))::int * 2
            - abs(ln(p.price / greatest(mean.price, 1))) * 2
            - least(distance_m(j.lat, j.lng, mean.lat, mean.lng) / 50000, 6) as likeness
        from mean
        join project j on j.state = 'published' and j.id <> all (mean.projects)
        join builder b on b.id = j.builder_id and b.is_active
        join plant p on p.project_id = j.id and p.is_active
        order by j.id, likeness desc
      )
      select id from candidate order by likeness desc, id limit ${limit}`,
  );
}
