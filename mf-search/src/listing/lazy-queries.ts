import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useCallback } from 'react';

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
