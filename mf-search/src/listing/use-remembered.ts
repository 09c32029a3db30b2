import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useEffect } from 'react';
import type { ListingData } from '../view-model/listing-data.ts';

/** Whoever only passes by on the way to another filter has not looked at a listing. */
const lookedAtMs = 1500;

/** Keeps a listing with filters among the searches of this device, once it was looked at. */
export function useRemembered(data: ListingData): void {
  const currency = useCurrency();
  useEffect(() => {
    if (data.applied.length === 0) return;
    const remember = () =>
      import(/* webpackChunkName: "remember-listing" */ '../search-box/remember-listing.ts').then(
        ({ rememberListing }) => rememberListing(data, currency),
        // A search that is not remembered is still a search.
        () => undefined,
      );
    const timer = setTimeout(remember, lookedAtMs);
    return () => clearTimeout(timer);
  }, [data, currency]);
}
