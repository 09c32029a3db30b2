import { useEffect, useState } from 'react';

const tickMs = 30_000;

/**
 * The moment in milliseconds, anew every half minute. The first drawing has that of the server, so that both sides draw
 * the same; from then on it is the device's, but never before the server's: a clock that is slow opens nothing that is over.
 */
export function useMoment(drawnAt: number): number {
  const [moment, setMoment] = useState(drawnAt);
  useEffect(() => {
    const tick = () => setMoment(Math.max(drawnAt, Date.now()));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [drawnAt]);
  return moment;
}
