import { readFilters, writeFilter } from '../filters/filter-address.ts';
import { addressedRows } from '../filters/filter-rows.ts';
import type { NumberRange } from '../filters/filter-values.ts';
import { listedOrders } from '../filters/orders.ts';
import { queryKeys } from './search-keys.ts';
import { pathHolds } from './search-path.ts';
import { type SearchState, type SearchView, searchViews } from './search-state.ts';

const viewSlugs: Readonly<Record<SearchView, string>> = {
  cards: 'tarjetas',
  compact: 'compacta',
  table: 'tabla',
  map: 'mapa',
};

/** The word for listing every type by itself. */
const typeSlug = 'tipo';

const lastPage = 9999;

/** The query of a listing: everything that its path does not hold, keys in a fixed order. */
export function toQuery(state: SearchState): URLSearchParams {
  const inPath = pathHolds(state);
  const query = new URLSearchParams();
  const put = (key: string, value: string | undefined) => {
    if (value) query.set(key, value);
  };
  for (const row of addressedRows) {
    const isInPath = inPath.has(row.key) && !(row.key === 'price' && isOpen(state.price));
    if (!isInPath) put(row.query, writeFilter(row, state));
  }
  put(queryKeys.order, listedOrders.find(({ key }) => key === state.order && key !== 'relevance')?.slug);
  put(queryKeys.view, state.view === 'cards' ? undefined : viewSlugs[state.view]);
  put(queryKeys.unit, state.unit === 'types' ? typeSlug : undefined);
  put(queryKeys.page, state.page > 1 ? String(state.page) : undefined);
  return query;
}

/** What a query says of a listing; total: what cannot be read is left out. */
export function fromQuery(query: URLSearchParams): Omit<SearchState, 'family'> {
  const read = (key: keyof typeof queryKeys) => query.get(queryKeys[key]) ?? '';
  const choices = readFilters(query);
  const order = listedOrders.find(({ slug }) => slug === read('order'))?.key ?? 'relevance';
  return {
    ...choices,
    order: order === 'distance' && !choices.near ? 'relevance' : order,
    view: searchViews.find((view) => viewSlugs[view] === read('view')) ?? 'cards',
    unit: read('unit') === typeSlug ? 'types' : 'projects',
    page: readPage(read('page')),
  };
}

/** A path says a range by both of its ends only. */
function isOpen({ min, max }: NumberRange): boolean {
  return (min === undefined) !== (max === undefined);
}

/** What counts nothing is the first page; a number past every listing's end stays one, so that it is not found. */
function readPage(text: string): number {
  const page = /^\d+$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), lastPage);
}
