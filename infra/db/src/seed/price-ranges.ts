import type { SeedRow } from './insert-rows.ts';

const million = 1_000_000;
const ends = [0, 100, 160, 240, 300, 400, 500, 700, 1000, 1500, 2800].map((value) => value * million);

/** Ranges offered in forms: the last one ends where the portal's price filter does. */
export const priceRangeRows: readonly SeedRow<'price_range'>[] = ends
  .slice(1)
  .map((end, index) => ({ id: index + 1, start_price: ends[index] ?? 0, end_price: end }));

/** The id of the range that holds a price. */
export function priceRangeOf(price: number): number {
  const index = ends.findIndex((end) => price <= end);
  return index < 1 ? ends.length - 1 : index;
}
