import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type ConsoleIdentity, sessionAnswer } from '../../src/console/picture-schema.ts';
import type { Problem } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { anything, callRegistry } from '../registry/registry-call.ts';
import { SessionContext } from './session-context.ts';
import css from './session-gate.module.css';
import { SignInForm } from './sign-in-form.tsx';

type Entry =
  | { readonly state: 'asking' }
  | { readonly state: 'failed'; readonly problem: Problem }
  | { readonly state: 'outside'; readonly isOver: boolean }
  | { readonly state: 'inside'; readonly identity: ConsoleIdentity };

/** Draws what is inside for whoever is signed in, and the form for everybody else. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const [entry, setEntry] = useState<Entry>({ state: 'asking' });
  const ask = useCallback(async () => {
    const outcome = await callRegistry(sessionAnswer, '/session', { isOfAll: true });
    if (!outcome.ok) return setEntry({ state: 'failed', problem: outcome.problem });
    const { identity } = outcome.value;
    setEntry(identity ? { state: 'inside', identity } : { state: 'outside', isOver: false });
  }, []);
  useEffect(() => void ask(), [ask]);
  const expire = useCallback(() => setEntry({ state: 'outside', isOver: true }), []);
  const signOut = useCallback(() => {
    void callRegistry(anything, '/session/end', { isOfAll: true, body: {}, outlivesPage: true }).then(() =>
      setEntry({ state: 'outside', isOver: false }),
    );
  }, []);
  const identity = entry.state === 'inside' ? entry.identity : undefined;
  const session = useMemo(() => identity && { identity, signOut, expire }, [identity, signOut, expire]);

  if (session) return <SessionContext value={session}>{children}</SessionContext>;
  if (entry.state === 'outside') {
    return <SignInForm isOver={entry.isOver} onSignedIn={(identity) => setEntry({ state: 'inside', identity })} />;
  }
  return (
    <main className={css.gate} aria-busy={entry.state === 'asking'}>
      {entry.state === 'failed' && <ErrorState text={problemText(entry.problem)} onRetry={() => void ask()} />}
    </main>
  );
}
