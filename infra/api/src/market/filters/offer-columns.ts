import { type RawBuilder, sql } from 'kysely';
import type { Columns, LinkedColumn } from '../conditions/column.ts';

/** Cities with the places that hold them; `o` is the row of plant_offer. */
function ofCity(name: RawBuilder<unknown>): LinkedColumn {
  const from = sql`city c join department d on d.id = c.department_id
    left join region g on g.id = d.region_id join country a on a.id = d.country_id`;
  return { id: sql`o.city_id`, from, by: sql`c.id`, name };
}

function named(id: string, table: string, name: 'key' | 'slug'): LinkedColumn {
  return { id: sql.ref(`o.${id}`), from: sql`${sql.table(table)} k`, by: sql`k.id`, name: sql.ref(`k.${name}`) };
}

const amenities = {
  id: sql`o.plant_id`,
  from: sql`home_amenity k`,
  by: sql`k.plant_id`,
  name: sql`k.key`,
} satisfies LinkedColumn;

const categories = { bits: sql`o.categories`, table: 'project_category' };

/**
 * What plant_offer has itself of filters, by numbers, or tables have that know its homes and projects: `o` is its row.
 * The rest is asked of the homes, which costs a join of all their tables.
 */
export const offerColumns: Partial<Columns> = {
  country: ofCity(sql`a.code`),
  region: ofCity(sql`g.key`),
  department: ofCity(sql`d.slug`),
  city: named('city_id', 'city', 'slug'),
  zone: named('zone_id', 'zone', 'slug'),
  neighbourhood: named('neighborhood_id', 'neighborhood', 'slug'),
  type: named('property_type_id', 'property_type', 'key'),
  types: named('property_type_id', 'property_type', 'key'),
  category: categories,
  categories,
  price: { value: sql`o.price` },
  area: { value: sql`o.built_area` },
  rooms: { value: sql`o.room_number` },
  baths: { value: sql`o.bath_number` },
  parking: { value: sql`o.parking_number` },
  levels: { value: sql`(select nullif(count(*), 0)::int from blueprint e where e.plant_id = o.plant_id)` },
  strata: { value: sql`o.stratum` },
  statuses: named('building_status_id', 'building_status', 'key'),
  criteria: { bits: sql`o.criteria`, table: 'criterion' },
  amenities,
  without: amenities,
  nearby: {
    id: sql`o.project_id`,
    from: sql`nearby_place k`,
    by: sql`k.project_id`,
    name: sql`k.category_key`,
  },
  has360: { value: sql`o.has_360_tour` },
  holiday: {
    value: sql`o.criteria & (select bit_or(1::bigint << (k.id - 1)) from criterion k where k.is_holiday) <> 0`,
  },
  hasBalcony: { value: sql`(select p.balcony_area from plant p where p.id = o.plant_id)` },
  belongsTv: { value: sql`o.belongs_tv` },
  inStock: { value: sql`o.property_stock` },
  fair: {
    id: sql`o.project_id`,
    from: sql`fair_project l join fair f on f.id = l.fair_id and f.is_active`,
    by: sql`l.project_id`,
    name: sql`f.slug`,
  },
};
