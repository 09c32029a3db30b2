import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives, which does what the last one does: for parts that are drawn seldom. */
export function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
