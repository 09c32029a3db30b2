import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { hasProject } from './city-queries.ts';

export interface DepartmentRow {
  id: number;
  name: string;
  slug: string;
  region_id: number | null;
  region_name: string | null;
  country_code: string;
}

/** Departments that fit a condition over d department, o country, by name. */
export async function listDepartments({ db }: Backend, where: RawBuilder<boolean>): Promise<DepartmentRow[]> {
  const { rows } = await sql<DepartmentRow>`
    select d.id, d.name, d.slug, d.region_id, g.name as region_name, o.code as country_code
    from department d join country o on o.id = d.country_id left join region g on g.id = d.region_id
    where ${where} order by d.name`.execute(db);
  return rows;
}

/** Some city of the department has a project on offer. */
export const hasActiveCity = sql<boolean>`exists (
  select from city c where c.department_id = d.id and ${hasProject()})`;

/** Countries where projects are sold, Colombia first. */
export function listCountries({ db }: Backend) {
  return db
    .selectFrom('country')
    .where('has_listings', '=', true)
    .select(['id', 'code', 'name', 'slug', 'currency', 'phone_prefix'])
    .orderBy(sql`code <> 'CO'`)
    .orderBy('name')
    .execute();
}

/** All countries by name, as residences. */
export function worldCountries({ db }: Backend) {
  return db.selectFrom('country').select(['code', 'name', 'phone_prefix']).orderBy('name').execute();
}

/** Cities of the world whose name contains the words, those that begin with them first. */
export function worldCities({ db }: Backend, search: { q?: string; country?: string; limit: number }) {
  const words = `%${(search.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const name = sql<string>`f_unaccent(lower(world_city.name))`;
  return db
    .selectFrom('world_city')
    .innerJoin('country', 'country.id', 'world_city.country_id')
    .where(sql<boolean>`${name} like f_unaccent(lower(${words}))`)
    .$if(search.country !== undefined, (query) =>
      query.where('country.code', '=', (search.country ?? '').toUpperCase()),
    )
    .select(['world_city.id', 'world_city.name', 'country.code as country_code'])
    .orderBy(sql`${name} not like f_unaccent(lower(${words.slice(1)}))`)
    .orderBy('world_city.name')
    .limit(search.limit)
    .execute();
}

/** Neighbourhoods of a zone by name; none where there is no such zone. */
export async function listNeighbourhoods({ db }: Backend, zone: number) {
  const rows = await db
    .selectFrom('neighborhood')
    .where('zone_id', '=', zone)
    .select(['id', 'name', 'slug', 'zone_id', 'lat', 'lng'])
    .orderBy('name')
    .execute();
  return rows.map(({ lat, lng, ...row }) => ({ ...row, coordinates: { lat, lng } }));
}
