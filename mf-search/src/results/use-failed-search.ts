import { useEffect, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useLocation, useNavigation } from 'shared-contracts/router/router.ts';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { hasFailed } from './shown-listings.ts';

/** The address of the last search when it failed and what was there was kept; says so by a toast [B044]. */
export function useFailedSearch(): string | undefined {
  const { toast } = useRemote();
  const here = hrefOf(useLocation());
  const { location: pending } = useNavigation();
  const going = pending && hrefOf(pending);
  const asked = useRef<string>(undefined);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (going !== undefined) {
      // On its way back a failed search goes where the page is already.
      if (going !== here) asked.current = going;
      return;
    }
    const href = asked.current;
    asked.current = undefined;
    if (href === undefined) return;
    const isFailure = hasFailed(href);
    setFailed(isFailure ? href : undefined);
    if (isFailure) toast({ tone: 'error', text: texts.searchFailed });
  }, [going, here, toast]);
  return failed;
}

function hrefOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return `${pathname}${search}`;
}
