import { asksToSignInAgain } from '@umbral/kit/remote/sign-in-again.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';

/** What a call answers that changes something of the person's own. */
export interface ChangeAnswer {
  readonly ok: 0 | 1;
  /** Told in a toast; nothing is told where it is empty, since the screen shows it. */
  readonly message: string;
}

interface Change {
  /** What is being changed now. */
  readonly busy: string | undefined;
  /** Makes a change, says what became of it, reads the screen again, and then, if it was made, does what follows. */
  readonly change: (key: string, work: () => Promise<ChangeAnswer>, after?: () => void) => Promise<void>;
}

/** One change of a screen's own things at a time; `failed` is said where nobody answered. */
export function useChange(failed: string): Change {
  const remote = useRemote();
  const { toast } = remote;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  // The second click of a double click comes before the first is drawn.
  const isBusy = useRef(false);
  const change: Change['change'] = async (key, work, after) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(key);
    try {
      const { ok, message } = await work();
      if (message !== '') toast({ tone: ok === 1 ? 'success' : 'warning', text: message });
      await revalidate();
      if (ok === 1) after?.();
    } catch (error) {
      if (asksToSignInAgain(remote, error)) return;
      toast({ tone: 'error', text: failed });
      // It may have been done all the same, here or in another tab.
      await revalidate();
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  };
  return { busy, change };
}
