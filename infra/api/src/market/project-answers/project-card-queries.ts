import type { listProjectCards, ProjectCardRecord, ProjectPoint } from '@umbral/domain/api/project-cards.ts';
import { priceOf } from '@umbral/domain/money/price.ts';
import type { BuildingStatus, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import { country } from '@umbral/domain/vocabulary/vocabulary-schema.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { toldPrice } from '../conditions/public-price.ts';
import { allOf } from '../places/place-condition.ts';
import { projectsOfBuilders, recordsOfIds } from '../plants/card-queries.ts';

/** Slugs, and the key of a state; none for all. */
export interface CardFilter {
  readonly builder?: string | undefined;
  readonly city?: string | undefined;
  readonly status?: BuildingStatus | undefined;
}

type Range = ProjectCardRecord['rooms'];

interface CardRow extends Omit<ProjectCardRecord, 'home'> {
  readonly id: number;
}

interface GroupRow {
  readonly slug: string;
  readonly name: string;
  readonly key: BuildingStatus;
  readonly count: number;
}

const range = (column: string): RawBuilder<Range> => {
  const value = sql`nullif(${sql.ref(`p.${column}`)}, 0)`;
  return sql<Range>`case when count(${value}) > 0
    then jsonb_build_object('min', min(${value}), 'max', max(${value})) end`;
};

/** The home on a project's card: a price that is not told comes after all that are. */
const shownHome = sql`join lateral (
  select p.id, p.slug, p.property_type_key from plant p where p.project_id = j.id and p.is_active
  order by ${toldPrice('p')} nulls last, p.id limit 1) first on true`;

const published = sql`from ${projectsOfBuilders} ${shownHome} where j.state = 'published'`;

/** One page of the published projects that fit, newest first, and what else there is to choose. */
export async function projectCardPage(
  backend: Backend,
  filter: CardFilter,
  page: PageRequest,
): Promise<EndpointOutput<typeof listProjectCards>> {
  const [data, groups] = await Promise.all([cardsOf(backend, filter, page), groupsOf(backend, filter.builder)]);
  const isOfCity = ({ slug }: GroupRow) => filter.city === undefined || slug === filter.city;
  const hasStatus = ({ key }: GroupRow) => filter.status === undefined || key === filter.status;
  const total = sumOf(groups.filter((group) => isOfCity(group) && hasStatus(group)));
  return {
    ...pageOfRows(data, total, page),
    cities: [...Map.groupBy(groups.filter(hasStatus), ({ slug }) => slug).values()]
      .flatMap(([first, ...rest]) =>
        first ? [{ slug: first.slug, name: first.name, count: sumOf([first, ...rest]) }] : [],
      )
      .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es')),
    statuses: [...Map.groupBy(groups.filter(isOfCity), ({ key }) => key)]
      .map(([key, own]) => ({ key, count: sumOf(own) }))
      .toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key)),
  };
}

async function cardsOf(backend: Backend, filter: CardFilter, page: PageRequest): Promise<ProjectCardRecord[]> {
  const { builder, city, status } = filter;
  const where = allOf([
    builder === undefined ? undefined : sql<boolean>`b.slug = ${builder}`,
    city === undefined ? undefined : sql<boolean>`c.slug = ${city}`,
    status === undefined ? undefined : sql<boolean>`j.building_status_key = ${status}`,
  ]);
  const { rows } = await sql<CardRow>`
    select first.id, m.* from ${projectsOfBuilders} ${shownHome}
    cross join lateral (
      select count(*) as homes, ${range('room_number')} as rooms, ${range('bath_number')} as baths,
        ${range('parking_number')} as parking, ${range('built_area')} as built_area
      from plant p where p.project_id = j.id and p.is_active) m
    where j.state = 'published' and ${where}
    order by j.published_at desc, j.id desc
    limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(backend.db);
  const homes = await recordsOfIds(
    backend,
    rows.map(({ id }) => id),
  );
  const byId = new Map(homes.map((home) => [home.id, home]));
  return rows.flatMap(({ id, ...measures }) => {
    const home = byId.get(id);
    return home ? [{ home, ...measures }] : [];
  });
}

/** How many projects there are of each city and state. */
async function groupsOf({ db }: Backend, builder: string | undefined): Promise<GroupRow[]> {
  const where = builder === undefined ? sql`true` : sql`b.slug = ${builder}`;
  const { rows } = await sql<GroupRow>`
    select c.slug, c.name, j.building_status_key as key, count(*) as count ${published} and ${where}
    group by c.slug, c.name, j.building_status_key`.execute(db);
  return rows;
}

function sumOf(groups: readonly GroupRow[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

interface PointRow {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly building_status: BuildingStatus;
  readonly home_slug: string;
  readonly home_type: PropertyType;
  readonly homes: number;
  readonly price: number | null;
  readonly lat: number;
  readonly lng: number;
  readonly country_code: string;
  readonly city: string;
  readonly city_slug: string;
  readonly zone: string;
  readonly zone_slug: string;
}

/** Where the published projects of a builder stand; one that has no point on the map stands at zero. */
export async function projectPoints({ db }: Backend, builder: string): Promise<ProjectPoint[]> {
  const { rows } = await sql<PointRow>`
    select j.id, j.title, j.slug, j.building_status_key as building_status, first.slug as home_slug,
      first.property_type_key as home_type, j.lat, j.lng, o.code as country_code, c.name as city,
      c.slug as city_slug, z.name as zone, z.slug as zone_slug,
      (select count(*) from plant p where p.project_id = j.id and p.is_active) as homes,
      (select min(${toldPrice('p')}) from plant p where p.project_id = j.id and p.is_active) as price
    ${published} and b.slug = ${builder} and (j.lat <> 0 or j.lng <> 0)
    order by j.published_at desc, j.id desc`.execute(db);
  return rows.map(toPoint);
}

function toPoint(row: PointRow): ProjectPoint {
  const { id, title, slug, building_status, homes, price, lat, lng } = row;
  return {
    id,
    title,
    slug,
    building_status,
    home: { slug: row.home_slug, type: row.home_type },
    homes,
    price: priceOf(price),
    coordinates: { lat, lng },
    localization: {
      country: country.parse(row.country_code),
      city: row.city,
      city_slug: row.city_slug,
      zone: row.zone,
      zone_slug: row.zone_slug,
    },
  };
}
