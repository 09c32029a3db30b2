import { timeOfThisThread } from '../render/thread-time.ts';
import { createTurnWatch } from '../render/turn-watch.ts';

/** Tells whether a program behind this server says nothing at all. */
export interface BackendWatch {
  readonly isSilent: () => boolean;
  start(): void;
  stop(): void;
}

export interface BackendWatchOptions {
  /** Answered by the program while it can serve; any answer is one. */
  readonly url: string;
  /** Between two questions, milliseconds. */
  readonly everyMs?: number;
  /** Whether this thread gets too little of the machine to judge others. */
  readonly isStarved?: (() => boolean) | undefined;
}

const answerMs = 400;
/** One late answer may be a pause. */
const silences = 2;

/**
 * Asks a program again and again. One whose connections are refused is not silent: whoever asks it is told at once. On
 * a machine that has no time for this thread nobody is held to be silent.
 */
export function watchBackend({ url, everyMs = 500, ...options }: BackendWatchOptions): BackendWatch {
  const turns = createTurnWatch(timeOfThisThread);
  const { isStarved = turns.isStarved } = options;
  let silent = 0;
  let timer: NodeJS.Timeout | undefined;

  async function ask(): Promise<void> {
    await turns.note().catch(() => undefined);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(answerMs) });
      await answer.body?.cancel();
      silent = 0;
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      silent = isLate && !isStarved() ? silent + 1 : 0;
    }
  }

  function askOn(): void {
    timer = setTimeout(() => void ask().finally(() => timer && askOn()), everyMs).unref();
  }

  return {
    isSilent: () => silent >= silences,
    start: askOn,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
