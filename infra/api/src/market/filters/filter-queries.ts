import type { Combination, CombinationAbroad, FilterOption } from '@umbral/domain/filters/filter-state.ts';
import type { FilterKey } from '@umbral/domain/filters/filter-table.ts';
import type { SearchUnit } from '@umbral/domain/filters/search-unit.ts';
import type { ListedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Backend, runNamed } from '../../engine/backend.ts';
import { offerConditions } from './offer-conditions.ts';

interface Lookup {
  /** Column of plant_offer that is counted. */
  by: string;
  /** What a counted value is called: joined to `n`, the counts. */
  names: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  slug: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** The filter that is looked up, and those that lie below it, do not narrow their own choices. */
  except: readonly FilterKey[];
}

const places = ['city', 'zone', 'neighbourhood'] as const;
const departments = sql`city c on c.id = n.value join department d on d.id = c.department_id`;

/** What each lookup of the filter panel lists. */
export const lookups = {
  country: {
    by: 'city_id',
    names: sql`${departments} join country a on a.id = d.country_id`,
    name: sql`a.name`,
    slug: sql`a.slug`,
    order: sql`a.name`,
    except: ['country', 'region', 'department', ...places],
  },
  category: {
    by: 'categories',
    names: sql`project_category k on n.value & (1 << (k.id - 1)) <> 0`,
    name: sql`k.label`,
    slug: sql`k.key`,
    order: sql`k.position`,
    except: ['category'],
  },
  city: {
    by: 'city_id',
    names: sql`city c on c.id = n.value`,
    name: sql`c.name`,
    slug: sql`c.slug`,
    order: sql`c.name`,
    except: places,
  },
  zone: {
    by: 'zone_id',
    names: sql`zone z on z.id = n.value`,
    name: sql`z.name`,
    slug: sql`z.slug`,
    order: sql`z.name`,
    except: ['zone', 'neighbourhood'],
  },
  property_type: {
    by: 'property_type_id',
    names: sql`property_type t on t.id = n.value`,
    name: sql`t.label`,
    slug: sql`t.slug`,
    order: sql`t.position`,
    except: ['type'],
  },
  project_status: {
    by: 'building_status_id',
    names: sql`building_status s on s.id = n.value`,
    name: sql`s.label`,
    slug: sql`s.slug`,
    order: sql`s.position`,
    except: ['statuses'],
  },
} satisfies Record<string, Lookup>;

/**
 * Offers counted by one column before anything is joined to them: a few dozen rows carry on. Materialised, or the
 * planner may count anew for each row that is joined.
 */
function counts(
  column: string,
  filters: ListedFilters,
  except: readonly FilterKey[],
  unit: SearchUnit = 'types',
): RawBuilder<unknown> {
  const by = sql.ref(`o.${column}`);
  const counted = unit === 'projects' ? sql`count(distinct o.project_id)` : sql`count(*)`;
  return sql`with n as materialized (
    select ${by} as value, ${counted} as count from plant_offer o
    where ${offerConditions(filters, except)} group by ${by})`;
}

function optionsQuery(lookup: Lookup, filters: ListedFilters, unit?: SearchUnit): RawBuilder<FilterOption> {
  return sql<FilterOption>`
    ${counts(lookup.by, filters, lookup.except, unit)}
    select ${lookup.name} as name, ${lookup.slug} as slug, sum(n.count)::int as count
    from n join ${lookup.names}
    group by ${lookup.name}, ${lookup.slug}, ${lookup.order} order by ${lookup.order}`;
}

/** The values that give results under the filters, with the number of plants, or of projects where these are counted. */
export async function filterOptions(
  { db }: Backend,
  lookup: Lookup,
  filters: ListedFilters,
  unit?: SearchUnit,
): Promise<FilterOption[]> {
  return (await optionsQuery(lookup, filters, unit).execute(db)).rows;
}

export interface DepartmentOption extends FilterOption {
  region_id: number | null;
  region_name: string | null;
}

function departmentsQuery(filters: ListedFilters): RawBuilder<DepartmentOption> {
  return sql<DepartmentOption>`
    ${counts('city_id', filters, ['department', ...places])}
    select d.name, d.slug, g.id as region_id, g.name as region_name, sum(n.count)::int as count
    from n join ${departments}
    left join region g on g.id = d.region_id
    group by d.id, g.id order by d.name`;
}

/** Departments that give results under the filters, with their region. */
export async function departmentOptions({ db }: Backend, filters: ListedFilters): Promise<DepartmentOption[]> {
  return (await departmentsQuery(filters).execute(db)).rows;
}

/** Offers by zone and type; a zone lies in one city. */
const counted = sql`with n as materialized (
    select o.zone_id, o.property_type_id, count(*) as count from plant_offer o
    group by o.zone_id, o.property_type_id)`;
const combined = sql`n
  join zone z on z.id = n.zone_id join city c on c.id = z.city_id join department d on d.id = c.department_id
  join country a on a.id = d.country_id join property_type t on t.id = n.property_type_id`;

/** Said by number: by its code the planner expects next to no department in Colombia. */
const home = sql`(select h.id from country h where h.code = 'CO')`;

type Counted<Place> = Place & { count: number };

/** City, zone and type combinations of Colombia with plants on offer. */
const combinationsQuery = sql<Counted<Combination>>`${counted}
  select c.name as ciudad, z.name as zona, t.label as tipo_inmueble,
    c.slug || '/' || z.slug || '/' || t.slug as slug, n.count::int as count
  from ${combined} where d.country_id = ${home} order by n.count desc, z.id, t.id`;

/** Country, city and type combinations abroad with plants on offer. */
const combinationsAbroadQuery = sql<Counted<CombinationAbroad>>`${counted}
  select a.name as pais, c.name as ciudad, t.label as tipo_inmueble,
    a.slug || '/' || c.slug || '/' || t.slug as slug, sum(n.count)::int as count
  from ${combined} where d.country_id <> ${home} group by a.id, c.id, t.id order by sum(n.count) desc, c.id, t.id`;

/** Combinations of Colombia, those with most plants first. */
export function combinations(backend: Backend): Promise<Counted<Combination>[]> {
  return runNamed(backend, 'combinations', combinationsQuery);
}

/** Combinations abroad, those with most plants first. */
export function combinationsAbroad(backend: Backend): Promise<Counted<CombinationAbroad>[]> {
  return runNamed(backend, 'combinations-abroad', combinationsAbroadQuery);
}
