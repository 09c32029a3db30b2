/** Sends a few things at a time. */
export interface SendingQueue {
  /** Puts something at the end; what is in the queue already stays where it is. */
  add(key: string): void;
  /** Takes something out; what is on its way is broken off. */
  drop(key: string): void;
  /** Goes on at once after a lost connection. */
  wake(): void;
  /** Breaks everything off. What waits goes on after `wake`. */
  rest(): void;
}

interface QueuePlan {
  readonly atOnce: number;
  /** Sends one; `lost` where the connection broke, so that it goes on later. Never throws. */
  readonly send: (key: string, signal: AbortSignal) => Promise<'settled' | 'lost'>;
}

const shortestPauseMs = 2000;
const longestPauseMs = 30_000;

/** Makes a queue. After a lost connection it pauses, longer each time, until something arrives or it is woken. */
export function createSendingQueue({ atOnce, send }: QueuePlan): SendingQueue {
  const waiting: string[] = [];
  const running = new Map<string, AbortController>();
  let losses = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;

  function fill(): void {
    while (!isResting && pause === undefined && running.size < atOnce) {
      const key = waiting.shift();
      if (key === undefined) return;
      void run(key);
    }
  }

  async function run(key: string): Promise<void> {
    const controller = new AbortController();
    running.set(key, controller);
    const outcome = await send(key, controller.signal);
    const isOurs = running.get(key) === controller;
    if (isOurs) running.delete(key);
    if (outcome === 'lost' && isOurs) {
      waiting.unshift(key);
      lose();
    } else if (outcome === 'settled') losses = 0;
    fill();
  }

  function lose(): void {
    if (pause !== undefined || isResting) return;
    pause = setTimeout(endPause, Math.min(longestPauseMs, shortestPauseMs * 2 ** losses));
    losses += 1;
  }

  function endPause(): void {
    clearTimeout(pause);
    pause = undefined;
    fill();
  }

  return {
    add(key) {
      if (!running.has(key) && !waiting.includes(key)) waiting.push(key);
      fill();
    },
    drop(key) {
      const place = waiting.indexOf(key);
      if (place >= 0) waiting.splice(place, 1);
      running.get(key)?.abort();
      running.delete(key);
      fill();
    },
    wake() {
      isResting = false;
      losses = 0;
      endPause();
    },
    rest() {
      isResting = true;
      clearTimeout(pause);
      pause = undefined;
      for (const controller of running.values()) controller.abort();
      waiting.unshift(...running.keys());
      running.clear();
    },
  };
}
