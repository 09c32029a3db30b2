import { useCallback, useEffect, useRef } from 'react';

/**
 * For what takes long and then leads somewhere: each attempt has a signal that stops it once a newer one begins or the
 * visitor goes elsewhere, so that nobody is taken away from where they went meanwhile.
 */
export function useAttempt(): () => AbortSignal {
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  return useCallback(() => {
    latest.current?.abort();
    const attempt = new AbortController();
    latest.current = attempt;
    stopWhereLeft(attempt);
    return attempt.signal;
  }, []);
}

/** A link that is followed or a form that is sent: another page is getting ready while this one is still there. */
function stopWhereLeft(attempt: AbortController): void {
  const stop = () => attempt.abort();
  const stopAtLink = (event: MouseEvent) => {
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!opensTab && event.target instanceof Element && event.target.closest('a[href]:not([target])')) stop();
  };
  // Captured: the very event that begins an attempt has passed here before.
  const listening = { capture: true, signal: attempt.signal } as const;
  document.addEventListener('click', stopAtLink, listening);
  document.addEventListener('submit', stop, listening);
}
