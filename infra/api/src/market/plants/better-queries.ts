import type { RelatedAdvantage } from '@umbral/domain/api/plants.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { isTold } from '../conditions/public-price.ts';
import { selectRecords } from './card-queries.ts';

interface Advantage {
  readonly isBetter: RawBuilder<boolean>;
  /** How far off it is otherwise: what is better by a little and alike in the rest comes first. */
  readonly distance: RawBuilder<number>;
}

// Only a few steps better, so that it is still the same kind of home; a hidden price is compared with nothing [B046].
const advantages: Record<RelatedAdvantage, Advantage> = {
  cheaper: {
    isBetter: sql`${isTold('p')} and own.is_told
      and o.price between own.price * 0.5 and own.price * 0.97`,
    distance: sql`abs(ln(o.built_area / greatest(own.built_area, 1))) * 4`,
  },
  larger: {
    isBetter: sql`o.built_area between own.built_area * 1.04 and own.built_area * 2
      and (not own.is_told or (${isTold('p')} and o.price <= own.price * 1.3))`,
    distance: sql`case when ${isTold('p')} and own.is_told then abs(ln(o.price::float8 / own.price)) * 4 else 1 end`,
  },
  sooner: {
    isBetter: sql`j.ready < own.ready`,
    distance: sql`abs(ln(o.built_area / greatest(own.built_area, 1))) * 3`,
  },
};

/** The day on which a project is ready: at once where it says so, and unknown where its builder has not told any. */
const ready = (project: RawBuilder<unknown>) => sql`case
  when ${project}.building_status_key = 'immediate-delivery' then date '1900-01-01'
  else ${project}.estimated_delivery_date end`;

/**
 * Plants of other projects in the same city and of the same type that are better than one plant in a single point,
 * the most alike first; one of a project.
 */
export function betterPlants(
  backend: Backend,
  id: number,
  than: RelatedAdvantage,
  limit: number,
): Promise<PlantRecord[]> {
  const { isBetter, distance } = advantages[than];
  return selectRecords(
    backend,
    sql`
      with own as materialized (
        select p.project_id, p.price, ${isTold('p')} as is_told, p.built_area, j.city_id, j.zone_id, t.id as type_id,
          ${ready(sql`j`)} as ready
        from plant p join project j on j.id = p.project_id join property_type t on t.key = p.property_type_key
        where p.id = ${id}
      ), better as (
        select distinct on (o.project_id) o.plant_id as id,
          (o.zone_id <> own.zone_id)::int + ${distance} as distance
        from own
        join plant_offer o on o.city_id = own.city_id and o.property_type_id = own.type_id
          and o.project_id <> own.project_id
        join plant p on p.id = o.plant_id
        join lateral (select ${ready(sql`x`)} as ready from project x where x.id = o.project_id) j on true
        where ${isBetter}
        order by o.project_id, distance, o.plant_id
      )
      select id from better order by distance, id limit ${limit}`,
  );
}
