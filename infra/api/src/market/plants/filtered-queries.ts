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
import { recordsById, selectRecords } from './card-queries.ts';

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
export async function filterPage(
  backend: Backend,
  filters: GivenFilters,
  order: PlantOrder,
  page: PageRequest,
): Promise<Page<PlantRecord>> {
  const where = givenConditions(filters);
  const count = sql<{ total: number }>`select count(*) as total from ${homesOnOffer} where ${where}`;
  const chosen = sql<{ id: number }>`
    select p.id from ${homesOnOffer} where ${where}
    order by ${orders[order]} limit ${page.size} offset ${(page.number - 1) * page.size}`;
  const [counted, data] = await Promise.all([count.execute(backend.db), selectRecords(backend, chosen)]);
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
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
  const count = sql<{ total: number }>`select count(distinct j.id) as total from ${homesOnOffer} where ${where}`;
  const chosen = sql<{ id: number; fitting: number[] }>`
    with fit as (
      select p.id, j.id as project_id, row_number() over (order by ${orders[order]}) as place
      from ${homesOnOffer} where ${where})
    select (array_agg(id order by place))[1] as id, array_agg(id order by place) as fitting
    from fit group by project_id
    order by min(place) limit ${page.size} offset ${(page.number - 1) * page.size}`;
  const [counted, { rows }] = await Promise.all([count.execute(backend.db), chosen.execute(backend.db)]);
  const data = await recordsById(
    backend,
    rows.map(({ id }) => id),
  );
  const listed = pageOfRows(data, counted.rows[0]?.total ?? 0, page);
  return { ...listed, fitting: rows.flatMap(({ fitting }) => fitting) };
}
