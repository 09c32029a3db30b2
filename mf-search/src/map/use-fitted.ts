import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { useEffect, useRef } from 'react';
import { namedView, viewOfSites } from './first-view.ts';
import type { MapEngine } from './map-engine.ts';
import type { SiteSet } from './sites.ts';

interface Fitting {
  readonly state: SearchState;
  readonly siteSet: SiteSet;
  /** Which search the sites belong to. */
  readonly search: string | undefined;
  /** Whether the map stands where the entry of the history left it. */
  readonly isRecalled: () => boolean;
}

/** Fits the map to its sites once for each search, unless the address or the history says where to look. */
export function useFitted(engine: () => MapEngine | undefined, fitting: Fitting): void {
  const { state, siteSet, search, isRecalled } = fitting;
  const fitted = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is fitted once for each search
  useEffect(() => {
    const map = engine();
    if (!map || search === undefined || fitted.current === search) return;
    const isFirst = fitted.current === undefined;
    const isNamed = isFirst ? namedView(state, map.size()) !== undefined : state.box !== undefined;
    fitted.current = search;
    const view = isNamed || isRecalled() ? undefined : viewOfSites(siteSet, map.size());
    if (view) map.moveTo(view);
  }, [search]);
}
