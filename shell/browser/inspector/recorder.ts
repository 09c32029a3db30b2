import type { RecordedEvent } from '@umbral/protocol/events/bus.ts';
import type { Bus } from '@umbral/protocol/events/create-bus.ts';

/** What the bus carried since the tab began, as long as the inspector is open. */
export interface Recorder {
  /** The events so far, oldest first; another array whenever something changed. */
  events(): readonly RecordedEvent[];
  isPaused(): boolean;
  /** While it is paused the list stands still; what comes meanwhile is there afterwards. */
  setPaused(isPaused: boolean): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** How often the bus is looked at, milliseconds; its ring holds far more than comes in that time. */
const lookMs = 200;
/** Older events are forgotten. */
const mostEvents = 5000;

/** Follows the bus from outside: it costs the bus nothing. */
export function createRecorder(bus: Bus): Recorder {
  const listeners = new Set<() => void>();
  /** As they came; what handles them later changes them in place. */
  let live: readonly RecordedEvent[] = bus.recent();
  let shown: readonly RecordedEvent[] = snapshot(live);
  let isPaused = false;

  function look(): void {
    const last = live.at(-1)?.id ?? cleared;
    const fresh = bus.recent().filter(({ id }) => id > last);
    if (fresh.length > 0) live = [...live, ...fresh].slice(-mostEvents);
    if (isPaused || !isOther(live, shown)) return;
    show();
  }

  function show(): void {
    shown = snapshot(live);
    for (const listener of listeners) listener();
  }

  let cleared = 0;
  const timer = setInterval(look, lookMs);

  return {
    events: () => shown,
    isPaused: () => isPaused,
    setPaused(next) {
      isPaused = next;
      show();
    },
    clear() {
      cleared = live.at(-1)?.id ?? cleared;
      live = [];
      show();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => clearInterval(timer),
  };
}

function snapshot(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return events.map((event) => ({ ...event }));
}

function isOther(live: readonly RecordedEvent[], shown: readonly RecordedEvent[]): boolean {
  if (live.length !== shown.length || live.at(-1)?.id !== shown.at(-1)?.id) return true;
  return live.some(({ handledAfter }, at) => handledAfter !== shown[at]?.handledAfter);
}
