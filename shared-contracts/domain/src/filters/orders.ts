import { byKey } from './by-key.ts';

/** An order in which homes are listed. */
interface OrderShape {
  readonly key: string;
  /** What menus and addresses call it; absent where only calls ask for it. */
  readonly label?: string;
  readonly slug?: string;
  /** What the index sorts by in a replica of its own; absent where the first index gives the order itself. */
  readonly sort?: string;
}

/** Every order of the market, those of a listing as its menu shows them. */
export const orderTable = [
  { key: 'relevance', label: 'Destacados primero', slug: 'relevancia' },
  { key: 'price-asc', label: 'Menor precio', slug: 'precio', sort: 'asc(price_order)' },
  { key: 'price-desc', label: 'Mayor precio', slug: 'precio-mayor', sort: 'desc(price_order)' },
  { key: 'm2-price-asc', label: 'Menor precio por m²', slug: 'm2', sort: 'asc(m2_price)' },
  { key: 'm2-price-desc', sort: 'desc(m2_price)' },
  { key: 'monthly-asc', label: 'Menor cuota mensual', slug: 'cuota', sort: 'asc(monthly_order)' },
  { key: 'area-asc', sort: 'asc(built_area)' },
  { key: 'area-desc', label: 'Mayor área', slug: 'area', sort: 'desc(built_area)' },
  { key: 'delivery', label: 'Entrega más próxima', slug: 'entrega', sort: 'asc(delivery_order)' },
  { key: 'newest', label: 'Más recientes', slug: 'nuevos', sort: 'desc(created_at)' },
  // From a point that the search names.
  { key: 'distance', label: 'Más cercanos', slug: 'distancia' },
] as const satisfies readonly OrderShape[];

type OrderRow = (typeof orderTable)[number];
type ListedRow = Extract<OrderRow, { readonly slug: string }>;
type SortedRow = Extract<OrderRow, { readonly sort: string }>;

/** Orders that a listing may have; `distance` needs a point. */
export type SearchOrder = ListedRow['key'];
/** Orders with a replica of the index. */
export type SortedOrder = SortedRow['key'];
/** Orders of a call for plants. */
export type PlantOrder = 'relevance' | SortedOrder;

/** The orders of a listing, as its menu shows them. */
export const listedOrders: readonly ListedRow[] = orderTable.filter((row) => 'slug' in row);
export const orderLabels = byKey(listedOrders, ({ label }) => label);
/** The orders that the index sorts by itself. */
export const sortedOrders: readonly SortedRow[] = orderTable.filter((row) => 'sort' in row);
/** The keys of the orders that a call may ask for. */
export const plantOrders: readonly PlantOrder[] = ['relevance', ...sortedOrders.map(({ key }) => key)];
