import { type RawBuilder, sql } from 'kysely';
import type { FilterState } from 'shared-contracts/domain/filter-state.ts';
import { filterConditions, filteredPlants } from '../plants/filter-conditions.ts';

export type OfferFilters = Partial<FilterState>;
export type OfferFilter = keyof OfferFilters;
type Condition = RawBuilder<boolean>;
type Given = string | null | undefined;

/** Cities that a named place holds; `o` is the row of plant_offer. */
function inCities(where: RawBuilder<unknown>): Condition {
  return sql<boolean>`o.city_id in (
    select c.id from city c join department d on d.id = c.department_id
    left join region g on g.id = d.region_id join country a on a.id = d.country_id where ${where})`;
}

function sameBit(bits: string, table: string, key: string): Condition {
  return sql<boolean>`o.${sql.raw(bits)} & (select 1::bigint << (k.id - 1) from ${sql.table(table)} k where k.key = ${key}) <> 0`;
}

function inFair(slug: Given): Condition | undefined {
  if (!slug) return undefined;
  return sql<boolean>`o.project_id in (
    select l.project_id from fair_project l join fair f on f.id = l.fair_id where f.slug = ${slug})`;
}

function within(column: string, min: number | null | undefined, max: number | null | undefined): Condition[] {
  const name = sql.ref(`o.${column}`);
  return [...(min ? [sql<boolean>`${name} >= ${min}`] : []), ...(max ? [sql<boolean>`${name} <= ${max}`] : [])];
}

/** "3" is exactly three, "3+" three or more. */
function counted(column: string, value: Given): Condition | undefined {
  if (!value) return undefined;
  const [name, number] = [sql.ref(`o.${column}`), Number.parseInt(value, 10)];
  return value.endsWith('+') ? sql<boolean>`${name} >= ${number}` : sql<boolean>`${name} = ${number}`;
}

function named(column: string, table: string, name: 'key' | 'slug', value: Given): Condition | undefined {
  if (!value) return undefined;
  return sql<boolean>`${sql.ref(`o.${column}`)} in (
    select k.id from ${sql.table(table)} k where ${sql.ref(`k.${name}`)} = ${value})`;
}

function inRadius({ aroundLatLng, aroundRadius }: OfferFilters): Condition | undefined {
  if (!aroundLatLng || !aroundRadius) return undefined;
  return sql<boolean>`distance_m(o.lat, o.lng, ${aroundLatLng.lat}, ${aroundLatLng.lng}) <= ${aroundRadius}`;
}

function anyStatus(statuses: readonly string[] | undefined): Condition | undefined {
  if (!statuses?.length) return undefined;
  return sql<boolean>`o.building_status_id in (
    select k.id from building_status k where k.key = any (${[...statuses]}::text[]))`;
}

/** What offers do not hold themselves is asked of their plants. */
function ofPlants(filters: OfferFilters): Condition {
  return sql<boolean>`o.plant_id in (select p.id from ${filteredPlants} where ${filterConditions(filters)})`;
}

const conditionsOf: Partial<Record<OfferFilter, (filters: OfferFilters) => Condition | Condition[] | undefined>> = {
  category: ({ category }) => (category ? sameBit('categories', 'project_category', category) : undefined),
  country: ({ country }) => (country ? inCities(sql`a.code = ${country}`) : undefined),
  region: ({ region }) => (region ? inCities(sql`g.key = ${region}`) : undefined),
  department: ({ department }) => (department ? inCities(sql`d.slug = ${department}`) : undefined),
  city: ({ city }) => named('city_id', 'city', 'slug', city),
  zone: ({ zone }) => named('zone_id', 'zone', 'slug', zone),
  neighborhood: ({ neighborhood }) => named('neighborhood_id', 'neighborhood', 'slug', neighborhood),
  stratum: ({ stratum }) => (stratum?.length ? sql<boolean>`o.stratum = any (${[...stratum]}::int[])` : undefined),
  // Prices are whole pesos.
  priceRange: ({ priceRange: [min, max] = [null, null] }) => within('price', Math.ceil(min ?? 0), Math.floor(max ?? 0)),
  propertyType: ({ propertyType }) => named('property_type_id', 'property_type', 'key', propertyType),
  room: ({ room }) => counted('room_number', room),
  bath: ({ bath }) => counted('bath_number', bath),
  parking: ({ parking }) => counted('parking_number', parking),
  area: ({ area }) => within('built_area', area?.min, area?.max),
  status: ({ status }) => anyStatus(status),
  fair_name: ({ fair_name }) => inFair(fair_name),
  has_360_tour: ({ has_360_tour }) => (has_360_tour ? sql<boolean>`o.has_360_tour` : undefined),
  holidayProject: ({ holidayProject }) =>
    holidayProject
      ? sql<boolean>`o.criteria & (select bit_or(1::bigint << (k.id - 1)) from criterion k where k.is_holiday) <> 0`
      : undefined,
  additionalCriteria: ({ additionalCriteria }) =>
    (additionalCriteria ?? []).map((criterion) => sameBit('criteria', 'criterion', criterion)),
  belongs_tv: ({ belongs_tv }) => (belongs_tv ? sql<boolean>`o.belongs_tv` : undefined),
  property_stock: ({ property_stock }) => (property_stock ? sql<boolean>`o.property_stock` : undefined),
  aroundRadius: inRadius,
  has_balcony: ({ has_balcony }) => (has_balcony ? ofPlants({ has_balcony }) : undefined),
  monthly: ({ monthly, upfront }) => (monthly?.during || monthly?.after ? ofPlants({ monthly, upfront }) : undefined),
};

/** What offers must fulfil under the filters; `except` names filters that do not count. */
export function offerConditions(filters: OfferFilters, except: readonly OfferFilter[]): Condition {
  const conditions: Condition[] = [];
  for (const [name, build] of Object.entries(conditionsOf)) {
    if (except.some((left) => left === name)) continue;
    conditions.push(...[build(filters) ?? []].flat());
  }
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
