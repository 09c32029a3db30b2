import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { fairEnd } from '../../model/fair-end.ts';
import { type FairInForce, fairInForce } from './fair-in-force.ts';

/** A tab that nobody looked at for so long asks again. */
const staleMs = 600_000;

/** Timers of browsers take no longer wait. */
const longestMs = 2 ** 31 - 1;

/**
 * The fair that is on, also while a page stays open: it ends with its last day, and a visitor who comes back to an old
 * tab gets what holds then. Without an answer the last one stands, but never beyond its end.
 */
export function useFairInForce(first: FairInForce | null): FairInForce | null {
  const { call } = useRemote();
  const [fair, setFair] = useState(() => stillOn(first));
  const [askedAt, setAskedAt] = useState<number>();
  useEffect(() => {
    if (!fair) return;
    const end = () => {
      setFair(stillOn);
      setAskedAt(Date.now());
    };
    const timer = setTimeout(end, Math.min(fairEnd(fair.endsOn) - Date.now(), longestMs));
    return () => clearTimeout(timer);
  }, [fair]);
  useEffect(() => {
    const knownAt = askedAt ?? Date.now();
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - knownAt > staleMs) setAskedAt(Date.now());
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [askedAt]);
  useEffect(() => {
    if (askedAt === undefined) return;
    const leaving = new AbortController();
    const ask = async () => {
      const { loadFairs } = await import('../../queries/fair-queries.ts');
      const fairs = await loadFairs(call, leaving.signal);
      if (!leaving.signal.aborted) setFair(stillOn(fairInForce(fairs)));
    };
    ask().catch(() => undefined);
    return () => leaving.abort();
  }, [call, askedAt]);
  return fair;
}

function stillOn(fair: FairInForce | null): FairInForce | null {
  return fair && Date.now() < fairEnd(fair.endsOn) ? fair : null;
}
