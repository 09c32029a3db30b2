import type { PlantForm } from '@umbral/domain/project-form/plant-form.ts';
import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';

/** A form as the database holds it: every typology has its number, and terms may not have been accepted yet. */
export type StoredForm = Omit<ProjectForm, 'plants' | 'agree_terms'> & {
  plants: (PlantForm & { id: number })[];
  agree_terms: boolean;
};

const listedOf = (kind: string) => sql`(
  select coalesce(jsonb_agg(s.key order by x.position), '[]') from project_specification x
  join specification s on s.id = x.specification_id where x.project_id = j.id and x.kind = ${kind})`;

const ownOf = (kind: string) => sql`(
  select coalesce(jsonb_agg(x.label order by x.position), '[]') from custom_specification x
  where x.project_id = j.id and x.plant_id is null and x.kind = ${kind})`;

const choiceOf = (kind: string) => sql`jsonb_build_object('listed', ${listedOf(kind)}, 'custom', ${ownOf(kind)})`;

const stock = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'available', s.is_available,
    'price', s.price, 'discount', s.discount, 'description', s.description) order by s.id), '[]')
  from stock_unit s where s.plant_id = p.id and s.is_ready)`;

const blueprints = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('floor', b.floor, 'name', b.name, 'image', b.media_key,
    'drop_points', (
      select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'image', i.media_key, 'x', i.x, 'y', i.y)
        order by i.position), '[]')
      from blueprint_point i where i.blueprint_id = b.id)) order by b.position), '[]')
  from blueprint b where b.plant_id = p.id)`;

const plants = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'name', p.title, 'property_type', p.property_type_key,
    'main_image', (select m.media_key from plant_media m where m.plant_id = p.id and m.role = 'main'),
    'number_bathrooms', p.bath_number, 'number_bedrooms', p.room_number, 'number_parking', p.parking_number,
    'parking_kind', p.parking_kind,
    'price_range', p.price_range_id, 'price', p.price, 'price_salaries', p.price_salaries, 'm2_price', p.m2_price,
    'initial_fee_percent', p.initial_fee_percent, 'funding_percent', p.funding_percent, 'featured', p.highlighted,
    'built_area', p.built_area, 'private_area', p.private_area, 'balcony_area', p.balcony_area,
    'blueprints', ${blueprints}, 'stock', ${stock}, 'inherit_images', p.inherit_images,
    'facades', (select coalesce(jsonb_agg(m.media_key order by m.position), '[]') from plant_media m
      where m.plant_id = p.id and m.role = 'facade'),
    'specifications', jsonb_build_object(
      'listed', (select coalesce(jsonb_agg(s.key order by x.position), '[]') from plant_specification x
        join specification s on s.id = x.specification_id where x.plant_id = p.id),
      'custom', (select coalesce(jsonb_agg(x.label order by x.position), '[]') from custom_specification x
        where x.plant_id = p.id)))
    order by p.position, p.id), '[]')
  from plant p where p.project_id = j.id and p.removed_at is null
    and (p.is_active or j.building_status_key = 'sold-out'))`;

const location = sql`jsonb_build_object('stratum', j.stratum, 'address', j.address, 'neighborhood', j.neighborhood_id,
  'zone', j.zone_id, 'department', c.department_id, 'city', j.city_id,
  'coordinates', jsonb_build_object('lat', j.lat, 'lng', j.lng))`;

const contact = sql`jsonb_build_object('sales_room_address', j.sales_room_address,
  'sales_room_coordinates', case when j.sales_room_lat is null then null
    else jsonb_build_object('lat', j.sales_room_lat, 'lng', j.sales_room_lng) end,
  'office_hours', j.office_hours, 'main_phone', j.main_phone, 'whatsapp', j.whatsapp_number,
  'other_phones', to_jsonb(j.extra_phones), 'contact_emails', to_jsonb(j.emails))`;

const money = sql`jsonb_build_object('price_from', j.price_from, 'service_charges', j.service_charges,
  'administrative_expenses', j.administrative_expenses, 'subsidy', j.subsidy_key,
  'estimated_delivery_date', j.estimated_delivery_date, 'building_licence', j.building_licence,
  'trust_company', j.trust_company, 'break_even_date', j.break_even_date, 'initial_installment_term', j.initial_term_months,
  'number_of_fees', j.number_fees, 'separation_fee', j.separation_fee, 'custom_monthly_fee', j.custom_monthly_fee,
  'custom_fee_count', j.custom_fee_count, 'identification', j.identification)`;

const basics = sql`jsonb_build_object('name', j.title, 'logo', j.logo_key, 'description', j.description,
  'number_of_stages', j.number_of_stages, 'number_of_floors', j.number_of_floors,
  'tower_elevators', j.tower_elevators, 'number_of_basements', j.number_of_basements,
  'number_of_units', j.number_of_units, 'apartments_per_floor', j.apartments_per_floor, 'builder', j.builder_id,
  'builder_branch', j.builder_branch_id, 'project_status', j.building_status_key, 'project_video', j.video_url,
  'project_category', (select coalesce(jsonb_agg(l.category_key order by k.position), '[]')
    from project_category_link l join project_category k on k.key = l.category_key where l.project_id = j.id),
  'additional_criteria', (select coalesce(jsonb_agg(l.criterion_key order by k.position), '[]')
    from project_criterion l join criterion k on k.key = l.criterion_key where l.project_id = j.id))`;

const parts = sql`jsonb_build_object(
  'common_area_photos', (select coalesce(jsonb_agg(jsonb_build_object('name', coalesce(m.name, m.alt),
      'image', m.media_key) order by m.position), '[]')
    from project_media m where m.project_id = j.id and m.role = 'common-area'),
  'location', ${location}, 'contact', ${contact}, 'financial_legal', ${money}, 'plants', ${plants},
  'exterior_specifications', ${choiceOf('exterior')}, 'interior_finishes', ${choiceOf('interior')},
  'common_services', ${choiceOf('common')},
  'nearby_places', (select coalesce(jsonb_agg(jsonb_build_object('name', y.name, 'category', y.category_key)
    order by y.position), '[]') from nearby_place y where y.project_id = j.id),
  'social_networks', (select coalesce(jsonb_agg(jsonb_build_object('network', s.network, 'url', s.url)
    order by s.network), '[]') from project_social_link s where s.project_id = j.id),
  'agree_terms', j.terms_accepted_at is not null)`;

/** The form of a project as it is stored; undefined where there is no such project. */
export async function readForm(db: Kysely<Database>, projectId: number): Promise<StoredForm | undefined> {
  const { rows } = await sql<{ form: StoredForm }>`
    select ${basics} || ${parts} as form from project j join city c on c.id = j.city_id
    where j.id = ${projectId}`.execute(db);
  return rows[0]?.form;
}

/** The forms of a builder's projects in every state but archived. */
export async function readFormsOf(
  db: Kysely<Database>,
  builderId: number,
): Promise<readonly { readonly id: number; readonly form: StoredForm }[]> {
  const { rows } = await sql<{ id: number; form: StoredForm }>`
    select j.id, ${basics} || ${parts} as form from project j join city c on c.id = j.city_id
    where j.builder_id = ${builderId} and j.state <> 'archived' order by j.id`.execute(db);
  return rows;
}
