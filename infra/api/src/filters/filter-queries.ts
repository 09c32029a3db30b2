import { type RawBuilder, sql } from 'kysely';
import type { Combination, CombinationAbroad, FilterOption } from 'shared-contracts/domain/filter-state.ts';
import type { Backend } from '../backend.ts';
import { filterConditions, filteredPlants, type GivenFilters } from '../plants/filter-conditions.ts';

interface Lookup {
  name: RawBuilder<unknown>;
  slug: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  join?: RawBuilder<unknown>;
  /** The filter that is looked up, and those that lie below it, do not narrow their own choices. */
  except: readonly (keyof GivenFilters)[];
}

const places = ['city', 'zone', 'neighborhood'] as const;

/** What each lookup of the filter panel lists. */
export const lookups = {
  country: {
    name: sql`o.name`,
    slug: sql`o.slug`,
    order: sql`o.name`,
    except: ['country', 'region', 'department', ...places],
  },
  category: {
    name: sql`k.label`,
    slug: sql`k.key`,
    order: sql`k.position`,
    join: sql`join project_category_link l on l.project_id = j.id join project_category k on k.key = l.category_key`,
    except: ['category'],
  },
  city: { name: sql`c.name`, slug: sql`c.slug`, order: sql`c.name`, except: places },
  zone: { name: sql`z.name`, slug: sql`z.slug`, order: sql`z.name`, except: ['zone', 'neighborhood'] },
  property_type: {
    name: sql`t.label`,
    slug: sql`t.slug`,
    order: sql`t.position`,
    join: sql`join property_type t on t.key = p.property_type_key`,
    except: ['propertyType'],
  },
  project_status: {
    name: sql`s.label`,
    slug: sql`s.slug`,
    order: sql`s.position`,
    join: sql`join building_status s on s.key = j.building_status_key`,
    except: ['status'],
  },
} satisfies Record<string, Lookup>;

/** The values that give results under the filters, with the number of plants. */
export async function filterOptions({ db }: Backend, lookup: Lookup, filters: GivenFilters): Promise<FilterOption[]> {
  const { rows } = await sql<FilterOption>`
    select ${lookup.name} as name, ${lookup.slug} as slug, count(*) as count
    from ${filteredPlants} ${lookup.join ?? sql``}
    where ${filterConditions(filters, lookup.except)}
    group by ${lookup.name}, ${lookup.slug}, ${lookup.order} order by ${lookup.order}`.execute(db);
  return rows;
}

export interface DepartmentOption extends FilterOption {
  region_id: number | null;
  region_name: string | null;
}

/** Departments that give results under the filters, with their region. */
export async function departmentOptions({ db }: Backend, filters: GivenFilters): Promise<DepartmentOption[]> {
  const { rows } = await sql<DepartmentOption>`
    select d.name, d.slug, g.id as region_id, g.name as region_name, count(*) as count
    from ${filteredPlants} where ${filterConditions(filters, ['department', ...places])}
    group by d.id, g.id order by d.name`.execute(db);
  return rows;
}

/** City, zone and type combinations of Colombia with plants on offer. */
export async function combinations({ db }: Backend): Promise<(Combination & { count: number })[]> {
  const { rows } = await sql<Combination & { count: number }>`
    select c.name as ciudad, z.name as zona, t.label as tipo_inmueble,
      c.slug || '/' || z.slug || '/' || t.slug as slug, count(*) as count
    from ${filteredPlants} join property_type t on t.key = p.property_type_key
    where p.is_active and o.code = 'CO'
    group by c.id, z.id, t.id order by count(*) desc, slug`.execute(db);
  return rows;
}

/** Country, city and type combinations abroad with plants on offer. */
export async function combinationsAbroad({ db }: Backend): Promise<(CombinationAbroad & { count: number })[]> {
  const { rows } = await sql<CombinationAbroad & { count: number }>`
    select o.name as pais, c.name as ciudad, t.label as tipo_inmueble,
      o.slug || '/' || c.slug || '/' || t.slug as slug, count(*) as count
    from ${filteredPlants} join property_type t on t.key = p.property_type_key
    where p.is_active and o.code <> 'CO'
    group by o.id, c.id, t.id order by count(*) desc, slug`.execute(db);
  return rows;
}
