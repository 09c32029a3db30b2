import { useEffect, useState } from 'react';
import { useFrame } from '../frame-ports.ts';
import type { NextEvents as EventsOfBackend } from '../late-calls.ts';

/** So many are shown. */
const limit = 3;

export type NextEvent = EventsOfBackend[number];

interface NextEvents {
  /** Undefined while they are fetched. */
  readonly events: readonly NextEvent[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Events that run or are to come, the next first [C152]. */
export function useNextEvents(): NextEvents {
  const { call } = useFrame();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<readonly NextEvent[] | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    let isWanted = true;
    const ask = async () => {
      const { nextEvents } = await import(/* webpackChunkName: "calls" */ '../late-calls.ts');
      return nextEvents(call, limit);
    };
    setAnswer(undefined);
    ask().then(
      (events) => isWanted && setAnswer(events),
      () => isWanted && setAnswer('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [call, turn]);
  const hasFailed = answer === 'failed';
  return { events: hasFailed ? undefined : answer, hasFailed, retry: () => setTurn((now) => now + 1) };
}
