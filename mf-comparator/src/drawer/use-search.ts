import { autocompleteDelayMs, minQueryLength } from '@umbral/domain/limits/listing-limits.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { loadCandidates } from '../queries/plant-queries.ts';
import type { Candidate } from '../selection/candidate.ts';

export type Search =
  | { readonly state: 'idle' }
  | { readonly state: 'searching' }
  | { readonly state: 'found'; readonly candidates: readonly Candidate[] };

/** What words lead to, once they rest; a search that fails only hides its loader [B044]. */
export function useSearch(words: string): Search {
  const { call, environment } = useRemote();
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const wanted = words.trim();
  const access = environment.search;
  useEffect(() => {
    setSearch({ state: 'idle' });
    if (wanted.length < minQueryLength) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      setSearch({ state: 'searching' });
      try {
        const { findPlants } = await import(/* webpackChunkName: "comparator-search" */ '../queries/search-queries.ts');
        const candidates = await loadCandidates(call, await findPlants(access, wanted), signal);
        if (!signal.aborted) setSearch({ state: 'found', candidates });
      } catch {
        if (!signal.aborted) setSearch({ state: 'idle' });
      }
    }, autocompleteDelayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, access, wanted]);
  return search;
}
