import { useCallback, useSyncExternalStore } from 'react';
import { useFrame } from '../frame-ports.ts';

/** Path of the page on the screen; of a page of the shell's own, which tells nobody, that of the address. */
export function usePagePath(): string {
  const { bus } = useFrame();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const moves = bus.on('shell/navigated').subscribe(onChange);
      return () => moves.unsubscribe();
    },
    [bus],
  );
  return useSyncExternalStore(subscribe, () => bus.last('shell/navigated')?.path ?? location.pathname);
}
