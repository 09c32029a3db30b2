import { useEffect } from 'react';

/** How long the address waits for the next key. */
const pauseMs = 400;

/**
 * Keeps the query of this page that of its result, so that it can be shared and opened again; nothing while there is no
 * result. No page is gone to: the browser's own function is called, since the one of single-spa would tell the routers
 * of another place and the form would be drawn anew under the fingers.
 */
export function useOwnAddress(query: string | undefined): void {
  useEffect(() => {
    if (query === undefined || query === location.search.slice(1)) return;
    const timer = setTimeout(() => {
      History.prototype.replaceState.call(history, history.state, '', `${location.pathname}?${query}${location.hash}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
}
