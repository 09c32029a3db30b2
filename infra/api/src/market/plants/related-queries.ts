import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { selectRecords } from './card-queries.ts';

/**
 * Plants of other projects that are most like the given ones: same city and type first, then near in price and place.
 * Only plants on offer; at most one of a project. Other cities are looked at only where the own ones have too few.
 */
export function relatedPlants(backend: Backend, ids: readonly number[], limit: number): Promise<PlantRecord[]> {
  const given = sql`${[...ids]}::integer[]`;
  return selectRecords(
    backend,
    sql`
      with mean as materialized (
        select avg(p.price)::double precision as price, avg(j.lat)::double precision as lat,
          avg(j.lng)::double precision as lng, array_agg(distinct t.id) as types,
          array_agg(distinct j.city_id) as cities, array_agg(distinct j.zone_id) as zones,
          array_agg(distinct j.id) as projects
        from plant p join project j on j.id = p.project_id join property_type t on t.key = p.property_type_key
        where p.id = any (${given})
      ), scope as materialized (
        select mean.*, (select count(distinct o.project_id) from plant_offer o
          where o.city_id = any (mean.cities) and o.project_id <> all (mean.projects)) >= ${limit} as is_city_enough
        from mean
      ), offer as (
        select o.* from scope, plant_offer o where o.city_id = any (scope.cities)
        union all
        select o.* from scope, plant_offer o where not scope.is_city_enough and o.city_id <> all (scope.cities)
      ), candidate as (
        select distinct on (o.project_id) o.plant_id as id,
          (o.property_type_id = any (scope.types))::int * 3 + (o.city_id = any (scope.cities))::int * 4
            + (o.zone_id = any (scope.zones))::int * 2
            - abs(ln(o.price / greatest(scope.price, 1))) * 2
            -- Degrees in place of metres: the order of neighbours is all that counts.
            - least((abs(o.lat - scope.lat) + abs(o.lng - scope.lng)) * 2, 6) as likeness
        from scope join offer o on o.project_id <> all (scope.projects)
        order by o.project_id, likeness desc, o.plant_id
      )
      select id from candidate order by likeness desc, id limit ${limit}`,
  );
}
