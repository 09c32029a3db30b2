import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { callRegistry } from './registry-call.ts';

/** How often what changes without a composition is asked for, milliseconds. */
const everyMs = 5000;

/** What is asked for again and again while the screen is seen; nothing while the registry does not tell it. */
export function usePolled<Value>(schema: z.ZodMiniType<Value>, path: string): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    async function ask(): Promise<void> {
      if (!document.hidden) {
        const outcome = await callRegistry(schema, path, { signal: leaving.signal }).catch(() => undefined);
        if (!outcome || leaving.signal.aborted) return;
        if (outcome.ok) setValue(outcome.value);
        // What this registry does not have it will not have in five seconds.
        else if (outcome.problem.status === 404 || outcome.problem.status === 401) return;
      }
      timer = setTimeout(() => void ask(), everyMs);
    }
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [schema, path]);
  return value;
}
