import { useState } from 'react';
import * as z from 'zod/mini';
import type { Problem } from '../registry/answers.ts';
import { callRegistry } from '../registry/registry-call.ts';

const endedAnswer = z.object({ ended: z.number() });

/** Ends one session or all others, and has the list read again; also where it had ended by itself meanwhile. */
export function useEndSessions(askAgain: () => void) {
  const [ended, setEnded] = useState<number>();
  const [problem, setProblem] = useState<Problem>();
  const end = async (id?: string) => {
    const outcome = await callRegistry(endedAnswer, '/sessions/end', { body: { id } });
    setEnded(outcome.ok ? outcome.value.ended : undefined);
    setProblem(outcome.ok ? undefined : outcome.problem);
    askAgain();
  };
  return { ended, problem, end };
}
