import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { useCallback } from 'react';
import type { FilterPanel } from '../view-model/filter-panel.ts';

type Queries = typeof import('./listing-queries.ts');

let arrival: Promise<Queries> | undefined;

/** The code that asks for a listing and makes its page: on the device it is not needed before the first change. */
export function loadQueries(): Promise<Queries> {
  arrival ??= import(/* webpackChunkName: "listing-queries" */ './listing-queries.ts').catch((error) => {
    arrival = undefined;
    throw error;
  });
  return arrival;
}

/** The form of the sheet of the listing at an address. Rejects where there is no answer. */
export async function loadSheetOf(href: string, remote: RemoteContext): Promise<FilterPanel> {
  const { loadSheet } = await loadQueries();
  const { signal } = new AbortController();
  return loadSheet({ url: new URL(href, location.origin), remote, signal, now: Date.now() });
}

/** Without it the first change asks again, and tells what is wrong. */
function wantQueries(): void {
  loadQueries().catch(() => undefined);
}

/**
 * Attributes of a listing: its code comes soon after the first sign of life, so that the first change has to wait for data
 * only.
 */
export function useWantedQueries() {
  const { speculate } = useRemote();
  const want = useCallback(() => (speculate ? speculate(wantQueries) : wantQueries()), [speculate]);
  return { onPointerOver: want, onFocus: want } as const;
}
