import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useLocation } from '@umbral/protocol/router/router.ts';
import { useEffect, useRef, useState } from 'react';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { failedSearch } from './shown-listings.ts';

/** The address of the last search when it failed and what was there was kept; says so by a toast [B044]. */
export function useFailedSearch(): string | undefined {
  const { toast } = useRemote();
  const { key, pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const shown = useRef({ key, here });
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const { current } = shown;
    if (current.key === key) return;
    shown.current = { key, here };
    // A search that fails goes back to where the page is.
    const href = current.here === here ? failedSearch() : undefined;
    setFailed(href);
    if (href !== undefined) toast({ tone: 'error', text: texts.searchFailed });
  }, [key, here, toast]);
  return failed;
}
