import { useEffect, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { type PastSearch, readPastSearches } from '../autocomplete/past-searches.ts';

/** The last search of this device, and how many homes are new since, once that is known. */
export interface LastSearchFacts extends PastSearch {
  readonly fresh?: number;
}

/** Only the browser knows it, after the first paint; nothing leaves the device but the question to the index. */
export function useLastSearch(): LastSearchFacts | undefined {
  const { search } = useRemote().environment;
  const [last, setLast] = useState<LastSearchFacts>();
  useEffect(() => {
    const [past] = readPastSearches();
    if (!past) return;
    setLast(past);
    const stop = new AbortController();
    const count = async () => {
      const queries = await import(/* webpackChunkName: "last-search-queries" */ './last-search-queries.ts');
      const fresh = await queries.countNewSince(past, search, stop.signal);
      if (fresh !== undefined) setLast({ ...past, fresh });
    };
    // Without an answer the search itself is still worth resuming.
    count().catch(() => undefined);
    return () => stop.abort();
  }, [search]);
  return last;
}
