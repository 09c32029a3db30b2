import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { isKept } from './is-kept.ts';
import type { LastSearchFacts } from './last-search-queries.ts';

/** Only the browser knows it, after the first paint; nothing leaves the device but the question to the index. */
export function useLastSearch(): LastSearchFacts | undefined {
  const { search } = useRemote().environment;
  const [last, setLast] = useState<LastSearchFacts>();
  useEffect(() => {
    if (!isKept(localKeys.pastSearches)) return;
    const stop = new AbortController();
    const follow = async () => {
      const { followLastSearch } = await import(
        /* webpackChunkName: "last-search-queries" */ './last-search-queries.ts'
      );
      await followLastSearch(search, stop.signal, setLast);
    };
    // Without an answer the search itself is still worth resuming.
    follow().catch(() => undefined);
    return () => stop.abort();
  }, [search]);
  return last;
}
