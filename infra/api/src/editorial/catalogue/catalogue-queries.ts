import type { Choice } from '@umbral/domain/api/catalogue.ts';
import { civilDate } from '@umbral/domain/format/format-date.ts';
import { amountInYear, minimumWages } from '@umbral/domain/parameters/legal.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { inFair } from '../../market/places/city-queries.ts';
import { named } from '../../market/places/place-condition.ts';

const termColumns = ['id', 'key', 'label as name', 'slug'] as const;

/** Price categories in their order. */
export function listCategories({ db }: Backend) {
  return db.selectFrom('project_category').select(termColumns).orderBy('position').execute();
}

/** Property types in their order. */
export function listPropertyTypes({ db }: Backend) {
  return db.selectFrom('property_type').select(termColumns).orderBy('position').execute();
}

/** Building statuses in their order. */
export function listBuildingStatuses({ db }: Backend) {
  return db.selectFrom('building_status').select(termColumns).orderBy('position').execute();
}

/** Property types that projects of a fair offer. */
export async function typesOfFair({ db }: Backend, fair: string) {
  const { rows } = await sql<{ id: number; key: string; name: string; slug: string }>`
    select t.id, t.key, t.label as name, t.slug from property_type t
    where exists (
      select from plant p join project j on j.id = p.project_id and j.state = 'published'
      where p.property_type_key = t.key and p.is_active and ${inFair(fair)})
    order by t.position`.execute(db);
  return rows;
}

export function listCriteria({ db }: Backend) {
  return db.selectFrom('criterion').select(['id', 'key', 'label as name', 'is_holiday']).orderBy('position').execute();
}

export function listNearbyCategories({ db }: Backend) {
  return db.selectFrom('nearby_category').select(['id', 'key', 'label as name']).orderBy('position').execute();
}

export function listPriceRanges({ db }: Backend) {
  return db.selectFrom('price_range').select(['id', 'start_price', 'end_price']).orderBy('start_price').execute();
}

/** Subsidies in their order, with what they are worth in the year whose minimum wage is in force. */
export async function listSubsidies({ db, now }: Backend) {
  const rows = await db
    .selectFrom('subsidy')
    .select(['id', 'key', 'name', 'description', 'minimum_wages', 'status'])
    .orderBy('position')
    .execute();
  const wage = amountInYear(minimumWages, civilDate(now()).year);
  if (!wage) throw new Error('no minimum wage is known for this year or one before');
  return rows.map((row) => ({
    ...row,
    amount: row.minimum_wages === null ? null : Math.ceil(row.minimum_wages * wage.amount),
    year: wage.year,
  }));
}

export function listSpecifications({ db }: Backend, kind: 'interior' | 'exterior' | 'common') {
  return db
    .selectFrom('specification')
    .where('kind', '=', kind)
    .select(['id', 'key', 'label as name'])
    .orderBy('position')
    .execute();
}

export function listRegions({ db }: Backend) {
  return db.selectFrom('region').select(['id', 'key', 'name', 'slug']).orderBy('position').execute();
}

/** Zones by name, of one city where one is given. */
export async function listZones({ db }: Backend, city: string | undefined) {
  const where = city ? named('c', city) : sql<boolean>`true`;
  const { rows } = await sql<{ id: number; name: string; slug: string; city_id: number; city_slug: string }>`
    select z.id, z.name, z.slug, z.city_id, c.slug as city_slug
    from zone z join city c on c.id = z.city_id where ${where} order by c.name, z.name`.execute(db);
  return rows;
}

/** A simple list of forms in its order. */
export async function listChoices({ db }: Backend, list: string): Promise<Choice[]> {
  const { rows } = await sql<Choice>`
    select id, key, label as name, details from catalogue_entry where list = ${list} order by position`.execute(db);
  return rows;
}
