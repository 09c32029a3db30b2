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
import { selectRecords } from './card-queries.ts';

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

/** Filters of a call for plants; it may want those of one builder, and those with benefits in a fair: the named one, or any that is open. */
type GivenFilters = ListedFilters & { readonly has_benefits?: boolean; readonly builder?: string };

function givenConditions(filters: GivenFilters): RawBuilder<boolean> {
  const ofFilters = filterConditions(filters);
  const where = filters.builder ? sql<boolean>`${ofFilters} and b.slug = ${filters.builder}` : ofFilters;
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
