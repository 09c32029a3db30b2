import { type RawBuilder, sql } from 'kysely';
import type { FilterState } from 'shared-contracts/domain/filter-state.ts';

import { initialFee, monthlyCredit, monthsUntilDelivery } from './monthly-amounts.ts';

export type GivenFilters = Partial<FilterState> & { has_benefits?: boolean };
type Condition = RawBuilder<boolean>;
type FilterName = keyof GivenFilters;

/** Tables that the conditions name: p plant, j project and its places; inactive builders offer nothing. */
export const filteredPlants = sql`
  plant p
  join project j on j.id = p.project_id and j.state = 'published'
  join builder b on b.id = j.builder_id and b.is_active
  join city c on c.id = j.city_id
  join zone z on z.id = j.zone_id
  left join neighborhood n on n.id = j.neighborhood_id
  join department d on d.id = c.department_id
  left join region g on g.id = d.region_id
  join country o on o.id = d.country_id`;

function equals(column: string, value: string | null | undefined): Condition | undefined {
  return value ? sql<boolean>`${sql.ref(column)} = ${value}` : undefined;
}

function within(column: string, min: number | null | undefined, max: number | null | undefined): Condition[] {
  const ends: Condition[] = [];
  if (min) ends.push(sql<boolean>`${sql.ref(column)} >= ${min}`);
  if (max) ends.push(sql<boolean>`${sql.ref(column)} <= ${max}`);
  return ends;
}

/** "3" is exactly three, "3+" three or more. */
function counted(column: string, value: string | null | undefined): Condition | undefined {
  if (!value) return undefined;
  const number = Number.parseInt(value, 10);
  return value.endsWith('+')
    ? sql<boolean>`${sql.ref(column)} >= ${number}`
    : sql<boolean>`${sql.ref(column)} = ${number}`;
}

function oneOf(column: string, values: readonly (string | number)[] | undefined): Condition | undefined {
  return values && values.length > 0 ? sql<boolean>`${sql.ref(column)} in (${sql.join([...values])})` : undefined;
}

function inFair(slug: string | null | undefined, withBenefits: boolean | undefined): Condition | undefined {
  if (!slug && !withBenefits) return undefined;
  const named = slug ? sql`f.slug = ${slug}` : sql`f.is_active`;
  const benefit = withBenefits
    ? sql`and exists (select from fair_benefit e where e.fair_id = l.fair_id and e.project_id = l.project_id)`
    : sql``;
  return sql<boolean>`exists (select from fair_project l join fair f on f.id = l.fair_id
    where l.project_id = j.id and ${named} ${benefit})`;
}

function withCriteria(criteria: readonly string[] | undefined): Condition[] {
  return (criteria ?? []).map(
    (criterion) =>
      sql<boolean>`exists (select from project_criterion k where k.project_id = j.id and k.criterion_key = ${criterion})`,
  );
}

function inRadius({ aroundLatLng, aroundRadius }: GivenFilters): Condition | undefined {
  if (!aroundLatLng || !aroundRadius) return undefined;
  return sql<boolean>`distance_m(j.lat, j.lng, ${aroundLatLng.lat}, ${aroundLatLng.lng}) <= ${aroundRadius}`;
}

/** What somebody can pay every month, as `fitsMeans`: a hidden price fits nobody. */
function withinMeans({ monthly, upfront }: GivenFilters): Condition[] {
  const { during, after } = monthly ?? {};
  return [
    ...(during
      ? [sql<boolean>`${initialFee} <= ${upfront ?? 0}::bigint + ${monthsUntilDelivery} * ${during}::bigint`]
      : []),
    ...(after ? [sql<boolean>`${monthlyCredit} <= ${after}::bigint`] : []),
  ];
}

const conditionsOf: Partial<Record<FilterName, (filters: GivenFilters) => Condition | Condition[] | undefined>> = {
  category: ({ category }) =>
    category
      ? sql<boolean>`exists (select from project_category_link k where k.project_id = j.id and k.category_key = ${category})`
      : undefined,
  country: ({ country }) => equals('o.code', country),
  region: ({ region }) => equals('g.key', region),
  department: ({ department }) => equals('d.slug', department),
  city: ({ city }) => equals('c.slug', city),
  zone: ({ zone }) => equals('z.slug', zone),
  neighborhood: ({ neighborhood }) => equals('n.slug', neighborhood),
  stratum: ({ stratum }) => oneOf('j.stratum', stratum),
  // Prices are whole pesos.
  priceRange: ({ priceRange: [min, max] = [null, null] }) =>
    within('p.price', Math.ceil(min ?? 0), Math.floor(max ?? 0)),
  propertyType: ({ propertyType }) => equals('p.property_type_key', propertyType),
  room: ({ room }) => counted('p.room_number', room),
  bath: ({ bath }) => counted('p.bath_number', bath),
  parking: ({ parking }) => counted('p.parking_number', parking),
  area: ({ area }) => within('p.built_area', area?.min, area?.max),
  status: ({ status }) => oneOf('j.building_status_key', status),
  fair_name: ({ fair_name, has_benefits }) => inFair(fair_name, has_benefits),
  has_360_tour: ({ has_360_tour }) =>
    has_360_tour ? sql<boolean>`coalesce(p.url_360, j.url_360) is not null` : undefined,
  holidayProject: ({ holidayProject }) =>
    holidayProject
      ? sql<boolean>`exists (select from project_criterion k join criterion q on q.key = k.criterion_key
          where k.project_id = j.id and q.is_holiday)`
      : undefined,
  additionalCriteria: ({ additionalCriteria }) => withCriteria(additionalCriteria),
  belongs_tv: ({ belongs_tv }) => (belongs_tv ? sql<boolean>`j.belongs_tv` : undefined),
  property_stock: ({ property_stock }) => (property_stock ? sql<boolean>`p.property_stock` : undefined),
  aroundRadius: inRadius,
  has_balcony: ({ has_balcony }) => (has_balcony ? sql<boolean>`p.balcony_area > 0` : undefined),
  monthly: withinMeans,
};

/** What active plants must fulfil under the filters; `except` names filters that do not count. */
export function filterConditions(filters: GivenFilters, except: readonly FilterName[] = []): Condition {
  const conditions: Condition[] = [sql<boolean>`p.is_active`];
  for (const [name, build] of Object.entries(conditionsOf)) {
    if (except.some((left) => left === name)) continue;
    conditions.push(...[build(filters) ?? []].flat());
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
