import type { Plant, StockUnit } from '@umbral/domain/homes/plant.ts';
import type { ProjectImageRole } from '@umbral/domain/homes/project.ts';
import type { Specification } from '@umbral/domain/homes/specification.ts';
import type { ParkingKind } from '@umbral/domain/vocabulary/parking-kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ImageRow, imageJson } from '../../pictures/stored/image.ts';
import { type ProjectRow, projectColumns, projectJoins, specificationsOf } from '../projects/project-query.ts';

export interface BlueprintRow {
  floor: string;
  name: string;
  image: ImageRow;
  width_m: number | null;
  drop_points: {
    name: string;
    x: number;
    y: number;
    area_m2: number | null;
    width_m: number | null;
    depth_m: number | null;
    image: ImageRow;
  }[];
}

/** What the page of a plant shows beyond its record. */
export interface PlantDetailRow extends ProjectRow {
  finishes: string | null;
  parking_kind: ParkingKind | null;
  funding_percent: number | null;
  inherit_images: boolean;
  plant_created_at: Date;
  plant_updated_at: Date;
  plant_specifications: Specification[];
  stock: StockUnit[];
  views: number;
  programmes: Plant['programmes'];
  plant_images: (ImageRow & { role: ProjectImageRole; note: string | null })[];
  blueprints: BlueprintRow[];
}

/** Views are told of the last month, in days. */
export const viewDays = 30;

/** The details of a plant and its project by the plant's slug, in whatever state. */
export function plantDetailQuery(slug: string): RawBuilder<PlantDetailRow> {
  return sql<PlantDetailRow>`
    select p.finishes, p.parking_kind, p.funding_percent, p.inherit_images,
      p.created_at as plant_created_at, p.updated_at as plant_updated_at,
      ${specificationsOf('plant_specification', sql`x.plant_id = p.id`)} as plant_specifications,
      (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'tower', t.name, 'floor', s.floor,
          'available', s.is_available, 'price', s.price, 'discount', s.discount, 'description', s.description)
          order by t.position nulls first, s.floor nulls first, s.name), '[]')
        from stock_unit s left join tower t on t.id = s.tower_id where s.plant_id = p.id and s.is_ready) as stock,
      (select coalesce(sum(v.views), 0)::integer from plant_view_count v
        where v.plant_id = p.id and v.day > bogota_day(now()) - ${viewDays}::integer) as views,
      (select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'title', g.title, 'excerpt', g.excerpt)
          order by g.position), '[]')
        from tv_programme_project l join tv_programme g on g.id = l.programme_id
        where l.project_id = j.id and g.published_at <= now()) as programmes,
      (select coalesce(jsonb_agg(${imageJson('a', sql`m.alt`)} || jsonb_build_object('role', m.role, 'note', m.note)
          order by array_position(array['main', 'facade', 'interior'], m.role), m.position), '[]')
        from plant_media m join media_asset a on a.key = m.media_key
        where m.plant_id = p.id and m.role <> 'plan') as plant_images,
      (select coalesce(jsonb_agg(jsonb_build_object('floor', t.floor, 'name', t.name, 'image', ${imageJson('a')},
          'width_m', t.width_m, 'drop_points', (
            select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'x', i.x, 'y', i.y, 'area_m2', i.area_m2,
              'width_m', i.width_m, 'depth_m', i.depth_m, 'image', ${imageJson('e')}) order by i.position), '[]')
            from blueprint_point i join media_asset e on e.key = i.media_key where i.blueprint_id = t.id))
          order by t.position), '[]')
        from blueprint t join media_asset a on a.key = t.media_key where t.plant_id = p.id) as blueprints,
      ${projectColumns}
    from plant p join project j on j.id = p.project_id ${projectJoins}
    where p.slug = ${slug}`;
}
