import { useState } from 'react';
import type { Problem } from '../registry/answers.ts';
import { anything, callRegistry } from '../registry/registry-call.ts';
import { useSession } from '../session/session-context.ts';
import { callOf, placeOf, type Wish, type WishDetails } from './wish.ts';

interface ChangeOptions {
  readonly app: string;
  readonly wish: Wish;
  /** The composition that was on the screen when the dialog opened. */
  readonly seq: number;
  readonly onDone: () => void;
}

/** Carries a wish out, on the composition that somebody has seen. */
export function useSendWish({ app, wish, seq, onDone }: ChangeOptions) {
  const { expire } = useSession();
  const [after, setAfter] = useState(seq);
  const [problem, setProblem] = useState<Problem>();
  const [isSending, setSending] = useState(false);

  async function send(details: Omit<WishDetails, 'after'>): Promise<void> {
    setSending(true);
    const { path, body } = callOf(app, wish, { ...details, after });
    const outcome = await callRegistry(anything, path, { body, environment: placeOf(wish) });
    setSending(false);
    if (outcome.ok) return onDone();
    if (outcome.problem.status === 401) return expire();
    setProblem(outcome.problem);
  }

  /** Takes note of what changed: the next try is made on the newest composition. */
  function lookAgain(): void {
    setAfter(problem?.current ?? after);
    setProblem(undefined);
  }

  return { after, problem, isSending, send, lookAgain };
}
