import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Own } from './own-queries.ts';

/** `unknown` until the browser knows who is signed in; `unproven`: nobody has shown whose the e-mail is. */
type OwnAnswers =
  | { readonly state: 'unknown' | 'stranger' | 'loading' | 'unproven' | 'failed' }
  | ({ readonly state: 'ready' } & Own);

/** What the signed-in person has answered, and the way to read it again. */
export function useOwnAnswers(): OwnAnswers & { readonly reload: () => void } {
  const { call } = useRemote();
  const session = useSession();
  const email = session?.email;
  const [read, setRead] = useState<{ readonly email: string; readonly own: OwnAnswers }>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew
  useEffect(() => {
    if (email === undefined) return;
    let isCurrent = true;
    const tell = (own: OwnAnswers) => isCurrent && setRead({ email, own });
    import('./own-queries.ts')
      .then(({ loadOwn }) => loadOwn(call, email))
      .then(
        (own) => tell(own ? { state: 'ready', ...own } : { state: 'unproven' }),
        () => tell({ state: 'failed' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [call, email, turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  if (session === undefined) return { state: 'unknown', reload };
  if (session === null) return { state: 'stranger', reload };
  return { ...(read && read.email === email ? read.own : { state: 'loading' }), reload };
}
