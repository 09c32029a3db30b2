import { type RawBuilder, sql } from 'kysely';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { PlantOrder } from 'shared-contracts/domain/search-index.ts';
import type { Backend } from '../backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../http/page.ts';
import { selectRecords } from './card-queries.ts';
import { filterConditions, filteredPlants, type GivenFilters } from './filter-conditions.ts';
import { monthlyCredit } from './monthly-amounts.ts';
import { shownPrice } from './shown-price.ts';

const price = shownPrice('p');
const m2Price = sql`case when not p.hide_price then p.m2_price end`;

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

/** One page of the plants on offer that match the filters. */
export async function filterPage(
  backend: Backend,
  filters: GivenFilters,
  order: PlantOrder,
  page: PageRequest,
): Promise<Page<PlantRecord>> {
  const where = filterConditions(filters);
  const count = sql<{ total: number }>`select count(*) as total from ${filteredPlants} where ${where}`;
  const chosen = sql<{ id: number }>`
    select p.id from ${filteredPlants} where ${where}
    order by ${orders[order]} limit ${page.size} offset ${(page.number - 1) * page.size}`;
  const [counted, data] = await Promise.all([count.execute(backend.db), selectRecords(backend, chosen)]);
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}
