import { listedOrders, type SearchOrder } from '@umbral/domain/filters/orders.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import type { OrderLink } from './filter-panel.ts';
import { listingHref } from './listing-href.ts';

export interface ListingOrder extends OrderLink {
  readonly order: SearchOrder;
}

/** The orders that a listing may have; by distance only around a point. */
export function listingOrders(state: SearchState): ListingOrder[] {
  return listedOrders
    .filter(({ key }) => key !== 'distance' || state.near !== undefined)
    .map(({ key, label }) => ({
      order: key,
      label,
      href: listingHref(refine(state, { order: key })),
      isCurrent: key === state.order,
    }));
}
