import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import type { Budget } from './budget.ts';
import { countHomes, fittingHref } from './fitting-homes.ts';
import type { Proposal } from './proposal.ts';

/** So long a pause in typing is waited for. */
const pauseMs = 300;

/** The listing by what is proposed, and how many homes it has, counted anew after each change. */
export function useFittingHomes(href: string, proposal: Proposal | undefined, budget: Budget) {
  const { search } = useRemote().environment;
  const [counted, setCounted] = useState<{ readonly asked: string; readonly count: number }>();
  const asked = proposal?.search.monthly ? fittingHref(href, proposal, budget) : undefined;
  useEffect(() => {
    if (asked === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      countHomes(asked, search, stop.signal).then(
        (count) => setCounted({ asked, count }),
        // Without an answer the listing itself says how many there are.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, search]);
  if (asked === undefined) return undefined;
  return { href: asked, count: counted?.asked === asked ? counted.count : undefined };
}
