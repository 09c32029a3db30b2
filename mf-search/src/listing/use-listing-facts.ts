import { useEffect } from 'react';
import type { OwnedBus } from 'shared-contracts/events/bus.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import type { ListingData } from '../ui/listing-data.ts';

/** Tells the bus what is searched and how many it found, once for each listing that is shown. */
export function useListingFacts({ family, href, count }: ListingData): void {
  const bus: OwnedBus<'mf-search'> = useRemote().bus;
  useEffect(() => {
    bus.publish('search/filters-changed', { family, path: href });
    bus.publish('search/search-performed', { family, hits: count });
  }, [bus, family, href, count]);
}
