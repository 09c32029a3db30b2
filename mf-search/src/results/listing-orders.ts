import { type SearchOrder, type SearchState, searchOrders } from 'shared-contracts/routes/search-state.ts';
import { refine } from 'shared-contracts/routes/search-url.ts';
import { orderTexts } from '../texts/order-texts.ts';
import type { OrderLink } from '../ui/filter-panel.ts';
import { listingHref } from '../ui/listing-href.ts';

export interface ListingOrder extends OrderLink {
  readonly order: SearchOrder;
}

/** The orders that a listing may have; by distance only around a point. */
export function listingOrders(state: SearchState): ListingOrder[] {
  return searchOrders
    .filter((order) => order !== 'distance' || state.near !== undefined)
    .map((order) => ({
      order,
      label: orderTexts[order],
      href: listingHref(refine(state, { order })),
      isCurrent: order === state.order,
    }));
}
