import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import type { FormKeeper } from '../keeping/form-keeper.ts';
import { isUnsaved } from '../keeping/keeping-state.ts';

interface LeaveGuard {
  /** The address to which somebody wants to go while something is on no server. */
  readonly asked: string | undefined;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** The link that a click follows in this tab to another page of the portal. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || !link?.href || link.target === '_blank') return undefined;
  const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname;
  return isElsewhere ? link : undefined;
}

/** Links wait for the last save; only where it does not come they ask. */
export function useLeaveGuard(keeper: FormKeeper): LeaveGuard {
  const { navigate } = useRemote();
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isUnsaved(keeper.state())) return;
      event.preventDefault();
      event.stopPropagation();
      const to = link.pathname + link.search + link.hash;
      keeper.keepNow();
      void keeper.flush().then((isSaved) => (isSaved ? navigate(to) : setAsked(to)));
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [keeper, navigate]);
  const leave = () => {
    if (asked === undefined) return;
    setAsked(undefined);
    navigate(asked);
  };
  return { asked, stay: () => setAsked(undefined), leave };
}
