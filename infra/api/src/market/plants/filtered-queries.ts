import type { PlantOrder } from '@umbral/domain/filters/orders.ts';
import type { ListedFilters } from '@umbral/domain/filters/wire-filters.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { filterConditions } from '../conditions/filter-conditions.ts';
import { homesOnOffer } from '../conditions/homes-on-offer.ts';
import { monthlyCredit } from '../conditions/monthly-amounts.ts';
import { isTold, priceOrder } from '../conditions/public-price.ts';
import { recordsById } from './card-queries.ts';

const price = priceOrder('p');
const m2Price = sql`case when ${isTold('p')} then p.m2_price end`;

const orders: Record<PlantOrder, RawBuilder<unknown>> = {
  relevance: sql`p.highlighted desc, j.featured_position nulls last, p.created_at desc, p.id`,
  'price-asc': sql`${price}, p.id`,
  'price-desc': sql`${price} desc, p.id`,
  'm2-price-asc': sql`${m2Price} nulls last, p.id`,
  'm2-price-desc': sql`${m2Price} desc nulls last, p.id`,
  'monthly-asc': sql`${monthlyCredit} nulls last, p.id`,
  'area-asc': sql`p.built_area, p.id`,
  'area-desc': sql`p.built_area desc, p.id`,
  delivery: sql`j.estimated_delivery_date nulls last, p.id`,
  newest: sql`p.created_at desc, p.id`,
};

/**
 * Filters of a call for plants; it may want those of one builder, those with benefits in a fair: the named one, or any
 * that is open, and those that came after a moment, seconds since the epoch.
 */
type GivenFilters = ListedFilters & {
  readonly has_benefits?: boolean;
  readonly builder?: string;
  readonly createdAfter?: number;
};

function givenConditions(filters: GivenFilters): RawBuilder<boolean> {
  const ofFilters = filterConditions(filters);
  const ofBuilder = filters.builder ? sql<boolean>`${ofFilters} and b.slug = ${filters.builder}` : ofFilters;
  const where =
    filters.createdAfter === undefined
      ? ofBuilder
      : sql<boolean>`${ofBuilder} and p.created_at >= to_timestamp(${filters.createdAfter + 1})`;
  if (!filters.has_benefits) return where;
  const fair = filters.fair_name ? sql`f.slug = ${filters.fair_name}` : sql`f.is_active`;
  return sql`${where} and exists (
    select from fair_benefit e join fair f on f.id = e.fair_id where e.project_id = j.id and ${fair})`;
}

/** One page of the plants on offer that match the filters. */
async function filterPage(
  backend: Backend,
  filters: GivenFilters,
  order: PlantOrder,
  page: PageRequest,
): Promise<Page<PlantRecord>> {
  const where = givenConditions(filters);
  const chosen = sql<Chosen>`
    select p.id, count(*) over () as total from ${homesOnOffer} where ${where}
    order by ${orders[order]} limit ${page.size} offset ${(page.number - 1) * page.size}`;
  const { rows } = await chosen.execute(backend.db);
  const data = await recordsById(backend, idsOf(rows));
  return pageOfRows(data, await totalOf(backend, { rows, page, of: sql`p.id`, where }), page);
}

interface Chosen {
  readonly id: number;
  /** How many match on all pages. */
  readonly total: number;
}

const idsOf = (rows: readonly Chosen[]) => rows.map(({ id }) => id);

interface Counted {
  readonly rows: readonly Chosen[];
  readonly page: PageRequest;
  readonly of: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
}

/** Each row of a page says how many there are; of a page without rows it is asked, if it could be more than none. */
async function totalOf({ db }: Backend, { rows: [first], page, of, where }: Counted): Promise<number> {
  if (first) return first.total;
  if (page.number === 1 && page.size > 0) return 0;
  const count = sql<{ total: number }>`select count(distinct ${of}) as total from ${homesOnOffer} where ${where}`;
  return (await count.execute(db)).rows[0]?.total ?? 0;
}

/** One page of a listing of the market. */
export interface ListedPage extends Page<PlantRecord> {
  /** Where projects are listed, all their homes that match; those of the page's data are among them. */
  readonly fitting: number[];
}

/** One page of the plants on offer that match, each by itself. */
export async function typePage(...asked: Parameters<typeof filterPage>): Promise<ListedPage> {
  return { ...(await filterPage(...asked)), fitting: [] };
}

/** One page of the projects that have matching homes: each by its first one, in the order of these. */
export async function projectPage(
  backend: Backend,
  filters: GivenFilters,
  order: PlantOrder,
  page: PageRequest,
): Promise<ListedPage> {
  const where = givenConditions(filters);
  const chosen = sql<Chosen & { fitting: number[] }>`
    with fit as (
      select p.id, j.id as project_id, row_number() over (order by ${orders[order]}) as place
      from ${homesOnOffer} where ${where})
    select (array_agg(id order by place))[1] as id, array_agg(id order by place) as fitting, count(*) over () as total
    from fit group by project_id
    order by min(place) limit ${page.size} offset ${(page.number - 1) * page.size}`;
  const { rows } = await chosen.execute(backend.db);
  const data = await recordsById(backend, idsOf(rows));
  const listed = pageOfRows(data, await totalOf(backend, { rows, page, of: sql`j.id`, where }), page);
  return { ...listed, fitting: rows.flatMap(({ fitting }) => fitting) };
}
