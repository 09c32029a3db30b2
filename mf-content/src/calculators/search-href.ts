import { writeAmount, writeRange } from '@umbral/domain/filters/address-values.ts';
import type { DeedKind } from '@umbral/domain/finance/notary.ts';
import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { routes } from '@umbral/domain/routes/table.ts';

const listings = { aboveVis: routes.housing, vis: routes.vis, vip: routes.vip } as const satisfies Record<
  DeedKind,
  { href: () => string }
>;

/**
 * The listing of homes up to a price, pesos, of the kind that was reckoned with. What somebody has saved goes along: the
 * listing takes it off the initial fee once it is asked for what can be paid each month.
 */
export function searchHref(kind: DeedKind, most: number, savings = 0): string {
  const range = writeRange({ max: Math.min(most, priceLimits.max) });
  const own = savings > 0 ? `&${queryKeys.upfront}=${writeAmount(savings)}` : '';
  return `${listings[kind].href()}?${queryKeys.price}=${range}${own}`;
}
