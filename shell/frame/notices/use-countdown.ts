import { useEffect, useEffectEvent, useRef } from 'react';

/** Least time left after a pause, so that nothing vanishes under the hand that leaves it. */
const graceMs = 800;

/** Calls `onEnd` once after `durationMs` of time that was not paused. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(leftMs.current - (Date.now() - startedAt), graceMs);
    };
  }, [isPaused]);
}
