import type { PlantListingTable } from 'infra-db/tables/listing-tables.ts';
import { type RawBuilder, sql } from 'kysely';
import type { NearbyPlace } from 'shared-contracts/domain/nearby-place.ts';
import { cardImages } from 'shared-contracts/domain/parameters/limits.ts';
import type { OtherArea } from 'shared-contracts/domain/plant.ts';
import { type ImageRow, imageJson } from './image.ts';
import { shownPrice } from './shown-price.ts';

/** A plant with all that its record needs. */
export interface RecordRow extends Omit<PlantListingTable, 'images'> {
  shown_price: number;
  pictures: ImageRow[];
  picture_count: number;
  nearby: NearbyPlace[];
  other_areas: OtherArea[];
  specification_count: number;
}

const recordColumns = sql`
    l.*, ${shownPrice('l')} as shown_price, jsonb_array_length(l.images) as picture_count,
      (select coalesce(jsonb_agg(${imageJson('a', sql`i.picture ->> 'alt'`)} order by i.place), '[]')
         from jsonb_array_elements(l.images) with ordinality i (picture, place)
         join media_asset a on a.key = i.picture ->> 'key'
         where i.place <= ${sql.lit(cardImages)}) as pictures,
      (select coalesce(jsonb_agg(jsonb_build_object(
           'name', n.name, 'category', n.category_key, 'distance_m', n.distance_m) order by n.position), '[]')
         from nearby_place n where n.project_id = l.project_id) as nearby,
      (select coalesce(jsonb_agg(jsonb_build_object(
           'id', q.id, 'slug', q.slug, 'title', q.title, 'built_area', q.built_area,
           'price', ${shownPrice('q')}, 'hide_price', q.hide_price, 'isActive', q.is_active::int) order by q.built_area, q.id), '[]')
         from plant q where q.project_id = l.project_id and q.id <> l.id and q.removed_at is null) as other_areas,
      (select count(*)::int from plant_specification s where s.plant_id = l.id) as specification_count`;

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
