import type { ProjectImageRole } from '@umbral/domain/homes/project.ts';
import type { Specification } from '@umbral/domain/homes/specification.ts';
import type { NearbyPlace } from '@umbral/domain/places/nearby-place.ts';
import type {
  AdditionalCriterion,
  BuildingStatus,
  ProjectCategory,
  Subsidy,
} from '@umbral/domain/vocabulary/vocabulary.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ImageRow, imageJson, imageOfKey } from '../../pictures/stored/image.ts';
import { isTold } from '../conditions/public-price.ts';
import { filmAt } from './film.ts';
import type { PlaceRow } from './localization.ts';

export type ProjectImageRow = ImageRow & { role: ProjectImageRole; name: string | null; note: string | null };

/** A project with everything that its page shows. */
export interface ProjectRow extends PlaceRow {
  project_id: number;
  project_title: string;
  project_slug: string;
  code: string;
  description: string;
  building_status_key: BuildingStatus;
  state: string;
  belongs_tv: boolean;
  categories: ProjectCategory[];
  criteria: AdditionalCriterion[];
  benefits: string | null;
  benefits_ext: string | null;
  enable_schedule: boolean;
  activate_landing: boolean;
  builder_id: number;
  builder_name: string;
  builder_slug: string;
  builder_logo: ImageRow | null;
  builder_is_active: boolean;
  builder_branch_city_id: number;
  number_of_stages: number | null;
  number_of_floors: number | null;
  number_of_basements: number | null;
  apartments_per_floor: number | null;
  tower_elevators: number | null;
  number_of_units: number | null;
  pet_friendly: boolean | null;
  has_stock: boolean;
  nearby: NearbyPlace[];
  project_specifications: Specification[];
  fair: { hyphenized: string; name: string } | null;
  project_created_at: Date;
  project_updated_at: Date;
  project_images: ProjectImageRow[];
  video_url: string | null;
  film: ImageRow | null;
  estimated_delivery_date: string | null;
  subsidy_key: Subsidy | null;
  price_from: number | null;
  service_charges: number | null;
  administrative_expenses: number | null;
  initial_term_months: number | null;
  project_number_fees: number | null;
  project_separation_fee: number | null;
  trust_company: string | null;
  break_even_date: string | null;
  building_licence: string | null;
  emails: string[];
  main_phone: string;
  whatsapp_number: string | null;
  extra_phones: string[];
  sales_room_address: string | null;
  sales_room_lat: number | null;
  sales_room_lng: number | null;
  office_hours: string | null;
}

/** Specifications of the catalogue and the approved own ones, both of one project or plant. */
export function specificationsOf(table: 'project_specification' | 'plant_specification', owner: RawBuilder<boolean>) {
  return sql<Specification[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('kind', f.kind, 'key', f.key, 'name', f.name)
      order by f.kind, f.own, f.position), '[]')
    from (
      select s.kind, s.key, s.label as name, false as own, x.position
        from ${sql.table(table)} x join specification s on s.id = x.specification_id where ${owner}
      union all
      select x.kind, null, x.label, true, x.position
        from custom_specification x where x.state = 'approved' and ${owner}
          and (x.plant_id is null) = ${table === 'project_specification'}
    ) f)`;
}

/** What the builder says that homes start at; null where it is the hidden price of one of them [B046]. */
const priceFrom = sql`case when not exists (
  select from plant h where h.project_id = j.id and h.price = j.price_from and not (${isTold('h')})) then j.price_from end`;

/** Columns of `ProjectRow`, with j project and r branch in reach. */
export const projectColumns = sql`
  j.id as project_id, j.title as project_title, j.slug as project_slug, j.code, j.description,
  j.building_status_key, j.state, j.belongs_tv, j.benefits, j.benefits_ext, j.enable_schedule, j.activate_landing,
  j.number_of_stages, j.number_of_floors, j.number_of_basements, j.apartments_per_floor, j.tower_elevators,
  j.number_of_units, j.pet_friendly, j.video_url, ${filmAt(sql`j.video_url`)} as film, j.estimated_delivery_date, j.subsidy_key,
  ${priceFrom} as price_from,
  j.service_charges, j.administrative_expenses, j.initial_term_months, j.number_fees as project_number_fees,
  j.separation_fee as project_separation_fee, j.trust_company, j.break_even_date, j.building_licence,
  j.emails, j.main_phone, j.whatsapp_number, j.extra_phones, j.sales_room_address, j.sales_room_lat,
  j.sales_room_lng, j.office_hours, j.created_at as project_created_at, j.updated_at as project_updated_at,
  j.address, j.stratum, j.lat, j.lng,
  b.id as builder_id, b.name as builder_name, b.slug as builder_slug, b.is_active as builder_is_active,
  ${imageOfKey('b.logo_key')} as builder_logo,
  r.city_id as builder_branch_city_id,
  c.name as city, c.id as city_id, c.slug as city_slug, z.name as zone, z.slug as zone_slug,
  n.name as neighborhood, n.slug as neighborhood_slug, d.name as department, d.slug as department_slug,
  g.key as region_key, o.code as country_code, o.name as country,
  array(select l.category_key from project_category_link l join project_category k on k.key = l.category_key
    where l.project_id = j.id order by k.position) as categories,
  array(select l.criterion_key from project_criterion l join criterion k on k.key = l.criterion_key
    where l.project_id = j.id order by k.position) as criteria,
  exists (select from plant q where q.project_id = j.id and q.is_active and q.property_stock) as has_stock,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'name', y.name, 'category', y.category_key, 'distance_m', y.distance_m) order by y.position), '[]')
    from nearby_place y where y.project_id = j.id) as nearby,
  ${specificationsOf('project_specification', sql`x.project_id = j.id`)} as project_specifications,
  (select jsonb_build_object('hyphenized', f.slug, 'name', f.name)
    from fair_project l join fair f on f.id = l.fair_id
    where l.project_id = j.id and f.is_active order by f.kind = 'own-home', f.starts_on limit 1) as fair,
  (select coalesce(jsonb_agg(${imageJson('a', sql`m.alt`)} || jsonb_build_object('name', m.name, 'note', m.note,
        'role', case when a.kind = 'site-plan' then a.kind else m.role end)
      order by array_position(array['main', 'facade', 'render', 'interior', 'common-area', 'progress'], m.role),
        m.position), '[]')
    from project_media m join media_asset a on a.key = m.media_key where m.project_id = j.id) as project_images`;

/** What `projectColumns` needs beside j. */
export const projectJoins = sql`
  join builder b on b.id = j.builder_id
  join builder_branch r on r.id = j.builder_branch_id
  join city c on c.id = j.city_id
  join zone z on z.id = j.zone_id
  left join neighborhood n on n.id = j.neighborhood_id
  join department d on d.id = c.department_id
  left join region g on g.id = d.region_id
  join country o on o.id = d.country_id`;

/** One project by id, in whatever state. */
export function projectQuery(id: number): RawBuilder<ProjectRow> {
  return sql<ProjectRow>`select ${projectColumns} from project j ${projectJoins} where j.id = ${id}`;
}
