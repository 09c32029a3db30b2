import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { Problem } from '../registry/answers.ts';
import { callRegistry } from '../registry/registry-call.ts';
import { useSession } from './session-context.ts';

/** What a screen asked for: still on its way, there, or why not. */
export type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly problem: Problem };

/**
 * Asks the registry for what a screen shows. What is there stays in sight while it is asked again; another path starts
 * anew. A session that is over ends the screen.
 */
export function useAnswer<Value>(schema: z.ZodMiniType<Value>, path: string) {
  const { expire } = useSession();
  const [asked, setAsked] = useState<{ path: string; answer: Answer<Value> }>({ path, answer: { state: 'loading' } });
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count asks again
  useEffect(() => {
    const leaving = new AbortController();
    callRegistry(schema, path, { signal: leaving.signal }).then(
      (outcome) => {
        if (!outcome.ok && outcome.problem.status === 401) return expire();
        const answer: Answer<Value> = outcome.ok
          ? { state: 'ready', value: outcome.value }
          : { state: 'failed', problem: outcome.problem };
        setAsked({ path, answer });
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [schema, path, count, expire]);
  const askAgain = useCallback(() => setCount((before) => before + 1), []);
  const answer: Answer<Value> = asked.path === path ? asked.answer : { state: 'loading' };
  return { answer, askAgain };
}
