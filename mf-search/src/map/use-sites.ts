import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { loadSites } from './points-queries.ts';
import { noSites, type SiteSet } from './sites.ts';

interface FoundSites {
  readonly siteSet: SiteSet;
  /** Which search they belong to: changes when the map is to be fitted anew. */
  readonly search: string | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** All homes of a listing on the map. The piece in sight does not narrow them, so that moving shows more at once. */
export function useSites(state: SearchState): FoundSites {
  const { environment } = useRemote();
  const [found, setFound] = useState<{ readonly siteSet: SiteSet; readonly search: string }>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<string>();
  const key = toHref({ ...state, box: undefined, page: 1, view: 'cards' });
  const request = `${attempt} ${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the state that matters here
  useEffect(() => {
    const stop = new AbortController();
    const search = toHref({ ...state, box: undefined, areas: [], page: 1, view: 'cards', order: 'relevance' });
    const show = (siteSet: SiteSet) => setFound({ siteSet, search });
    loadSites({
      search: environment.search,
      state: { ...state, box: undefined },
      signal: stop.signal,
      onFirst: show,
    }).then(show, () => {
      if (!stop.signal.aborted) setFailed(request);
    });
    return () => stop.abort();
  }, [environment.search, request]);
  return {
    siteSet: found?.siteSet ?? noSites,
    search: found?.search,
    hasFailed: failed === request,
    retry: () => setAttempt((count) => count + 1),
  };
}
