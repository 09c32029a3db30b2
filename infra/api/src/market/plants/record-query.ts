import type { OtherArea } from '@umbral/domain/homes/plant.ts';
import { cardImages } from '@umbral/domain/limits/listing-limits.ts';
import type { PesosRange, Price } from '@umbral/domain/money/price.ts';
import type { NearbyPlace } from '@umbral/domain/places/nearby-place.ts';
import type { Amenity } from '@umbral/domain/vocabulary/amenities.ts';
import type { PlantListingTable } from 'infra-db/tables/listing-tables.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ImageRow, imageJson } from '../../pictures/stored/image.ts';
import { priceOrder, publicPrice } from '../conditions/public-price.ts';

/** Another area of a project with what its payment is reckoned from. */
export interface AreaRow extends Omit<OtherArea, 'monthly_credit'> {
  initial_fee_percent: number | null;
}

/** A plant with all that its record needs: its price only as the public may know it. */
export interface RecordRow extends Omit<PlantListingTable, 'images' | 'price' | 'local_price' | 'hide_price'> {
  public_price: Price;
  price_order: number;
  pictures: ImageRow[];
  picture_count: number;
  nearby: NearbyPlace[];
  other_areas: AreaRow[];
  amenities: Amenity[];
  level_count: number;
  specification_count: number;
  administrative_expenses: number | null;
}

const zonePrices = sql<PesosRange | null>`case when l.zone_m2_price_min is not null and l.zone_m2_price_max is not null
  then jsonb_build_object('min', round(l.zone_m2_price_min * l.built_area), 'max', round(l.zone_m2_price_max * l.built_area)) end`;

const recordColumns = sql`
    l.*, ${publicPrice('l', zonePrices)} as public_price, ${priceOrder('l')} as price_order, jsonb_array_length(l.images) as picture_count,
      (select coalesce(jsonb_agg(${imageJson('a', sql`i.picture ->> 'alt'`)} order by i.place), '[]')
         from jsonb_array_elements(l.images) with ordinality i (picture, place)
         join media_asset a on a.key = i.picture ->> 'key'
         where i.place <= ${sql.lit(cardImages)}) as pictures,
      (select coalesce(jsonb_agg(jsonb_build_object(
           'name', n.name, 'category', n.category_key, 'distance_m', n.distance_m) order by n.position), '[]')
         from nearby_place n where n.project_id = l.project_id) as nearby,
      (select coalesce(jsonb_agg(jsonb_build_object(
           'id', q.id, 'slug', q.slug, 'title', q.title, 'built_area', q.built_area,
           'room_number', q.room_number, 'bath_number', q.bath_number, 'parking_number', q.parking_number,
           'price', ${publicPrice('q')}, 'isActive', q.is_active::int,
           'type', q.property_type_key, 'initial_fee_percent', q.initial_fee_percent) order by q.built_area, q.id), '[]')
         from plant q where q.project_id = l.project_id and q.id <> l.id and q.removed_at is null) as other_areas,
      array(select a.key from home_amenity a where a.plant_id = l.id order by a.key) as amenities,
      (select count(*)::int from blueprint e where e.plant_id = l.id) as level_count,
      (select count(*)::int from plant_specification s where s.plant_id = l.id) as specification_count,
      (select j.administrative_expenses from project j where j.id = l.project_id) as administrative_expenses`;

/**
 * The records of plants in the order of their ids. Its text never changes: it joins so much that planning it costs
 * more than running it, and a named statement is planned once.
 */
export function recordQuery(ids: readonly number[]): RawBuilder<RecordRow> {
  const wanted = sql`${[...ids]}::integer[]`;
  return sql<RecordRow>`
    select ${recordColumns} from plant_listing l where l.id = any (${wanted}) order by array_position(${wanted}, l.id)`;
}

/** The record of one plant. */
export function recordOfSlugQuery(slug: string): RawBuilder<RecordRow> {
  return sql<RecordRow>`select ${recordColumns} from plant_listing l where l.slug = ${slug}`;
}
