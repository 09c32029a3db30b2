import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** False in the server's HTML, and for as long as its code is not there. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
