import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import type { SocialProvider } from './social-ways.tsx';

/** The providers, once they are known and somebody wants to see them: the form waits for none of it. */
export function useProviders(isWanted: boolean): readonly SocialProvider[] {
  const { call } = useRemote();
  const [providers, setProviders] = useState<readonly SocialProvider[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const load = async () => (await import('./social-calls.ts')).listProviders(call, leaving.signal);
    // Who cannot be told of other ways in still has the form.
    load().then(
      (found) => !leaving.signal.aborted && setProviders(found),
      () => undefined,
    );
    return () => leaving.abort();
  }, [call, isWanted]);
  return providers;
}
