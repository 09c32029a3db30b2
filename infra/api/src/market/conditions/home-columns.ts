import { sql } from 'kysely';
import type { Columns, LinkedColumn } from './column.ts';
import { priceOrder } from './public-price.ts';

const categories = {
  id: sql`j.id`,
  from: sql`project_category_link k`,
  by: sql`k.project_id`,
  name: sql`k.category_key`,
} satisfies LinkedColumn;

const amenities = {
  id: sql`p.id`,
  from: sql`home_amenity k`,
  by: sql`k.plant_id`,
  name: sql`k.key`,
} satisfies LinkedColumn;

/** Where the database has what each filter compares: columns of `homesOnOffer`. */
export const homeColumns = {
  country: { value: sql`o.code` },
  region: { value: sql`g.key` },
  department: { value: sql`d.slug` },
  city: { value: sql`c.slug` },
  zone: { value: sql`z.slug` },
  neighbourhood: { value: sql`n.slug` },
  type: { value: sql`p.property_type_key` },
  types: { value: sql`p.property_type_key` },
  category: categories,
  categories,
  price: { value: priceOrder('p') },
  area: { value: sql`p.built_area` },
  rooms: { value: sql`p.room_number` },
  baths: { value: sql`p.bath_number` },
  parking: { value: sql`p.parking_number` },
  levels: { value: sql`(select nullif(count(*), 0)::int from blueprint e where e.plant_id = p.id)` },
  strata: { value: sql`j.stratum` },
  statuses: { value: sql`j.building_status_key` },
  criteria: {
    id: sql`j.id`,
    from: sql`project_criterion k`,
    by: sql`k.project_id`,
    name: sql`k.criterion_key`,
  },
  amenities,
  without: amenities,
  nearby: {
    id: sql`j.id`,
    from: sql`nearby_place k`,
    by: sql`k.project_id`,
    name: sql`k.category_key`,
  },
  has360: { value: sql`coalesce(p.url_360, j.url_360) is not null` },
  holiday: {
    value: sql`j.id in (
      select k.project_id from project_criterion k join criterion q on q.key = k.criterion_key where q.is_holiday)`,
  },
  hasBalcony: { value: sql`p.balcony_area` },
  belongsTv: { value: sql`j.belongs_tv` },
  inStock: { value: sql`p.property_stock` },
  fair: {
    id: sql`j.id`,
    from: sql`fair_project l join fair f on f.id = l.fair_id and f.is_active`,
    by: sql`l.project_id`,
    name: sql`f.slug`,
  },
} satisfies Columns;
