/** How long a thread has been at work, and how much of that time the machine let it run, in milliseconds since its start. */
export interface ThreadTime {
  readonly activeMs: number;
  readonly cpuMs: number;
}

/** Tells a thread that the machine keeps waiting for its turn from one that runs as it wants. */
export interface TurnWatch {
  /** Looks at the clocks of the thread. */
  note(): Promise<void>;
  /** Whether it got less than half of the time that it wanted of late. */
  readonly isStarved: () => boolean;
}

/** As long as the longest wait that a render may be given up for. */
const noted = 20;
/** Less says nothing. */
const leastActiveMs = 60;
const leastShare = 0.5;

/** Makes the watch; who holds it notes every tenth of a second while there is work. */
export function createTurnWatch(read: () => Promise<ThreadTime>): TurnWatch {
  let notes: readonly ThreadTime[] = [];
  return {
    async note() {
      const now = await read();
      notes = [...notes, now].slice(-noted);
    },
    isStarved() {
      const [first, last] = [notes[0], notes.at(-1)];
      if (!first || !last) return false;
      const activeMs = last.activeMs - first.activeMs;
      return activeMs >= leastActiveMs && (last.cpuMs - first.cpuMs) / activeMs < leastShare;
    },
  };
}
