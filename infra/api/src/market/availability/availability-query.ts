import type { Availability } from '@umbral/domain/homes/availability.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { isTold, publicPrice } from '../conditions/public-price.ts';

/**
 * Every home of a plant's project, from the ground up; undefined where the project is not public. Homes of plants that
 * their builder took away are not told, amounts of those whose price is hidden neither.
 */
export async function availabilityOf({ db }: Backend, plantId: number): Promise<Availability | undefined> {
  const { rows } = await sql<Availability>`
    select ${towers} as towers, ${plants} as plants, ${units} as units
    from plant own join project j on j.id = own.project_id and j.state = 'published'
    join builder b on b.id = j.builder_id and b.is_active
    where own.id = ${plantId}`.execute(db);
  return rows[0];
}

const towers = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'floors', t.floors) order by t.position), '[]')
  from tower t where t.project_id = j.id)`;

const plants = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'slug', p.slug, 'type', p.property_type_key,
    'title', p.title, 'built_area', p.built_area) order by p.position, p.id), '[]')
  from plant p where p.project_id = j.id and p.removed_at is null)`;

const units = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'plant_id', s.plant_id,
    'tower_id', s.tower_id, 'floor', s.floor, 'place', s.place, 'state', s.state, 'is_ready', s.is_ready,
    'price', ${publicPrice('s')}, 'discount', case when ${isTold('s')} then s.discount end,
    'built_area', s.built_area, 'private_area', s.private_area, 'orientation', s.orientation, 'outlook', s.outlook,
    'description', s.description)
    order by t.position nulls last, s.floor nulls last, s.place nulls last, s.name), '[]')
  from (
    select u.*, p.hide_price from stock_unit u join plant p on p.id = u.plant_id
    where p.project_id = j.id and p.removed_at is null
  ) s left join tower t on t.id = s.tower_id)`;
