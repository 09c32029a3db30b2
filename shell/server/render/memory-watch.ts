import type { RenderRunner } from './render-runner.ts';

export interface MemoryWatchOptions {
  /** Resident memory of the process from which a thread is ended. */
  readonly rssLimitMb: number;
  readonly threads: () => readonly RenderRunner[];
  onKill(bytes: number): void;
}

const everyMs = 250;
const answerMs = 400;
/** A thread below this is not the reason, so ending it would not help. */
const leastBytes = 96 * 2 ** 20;

/**
 * Ends the largest render thread while the process holds too much memory: the limits of a thread do not count its
 * buffers. Returns the way to stop watching.
 */
export function watchMemory({ rssLimitMb, threads, onKill }: MemoryWatchOptions): () => void {
  let isChecking = false;
  async function check(): Promise<void> {
    if (isChecking || residentBytes() < rssLimitMb * 2 ** 20) return;
    isChecking = true;
    const measured = await Promise.all(threads().map(async (thread) => ({ thread, bytes: await measure(thread) })));
    const [largest] = measured.sort((a, b) => b.bytes - a.bytes);
    if (largest && largest.bytes > leastBytes) {
      largest.thread.kill('memory');
      onKill(largest.bytes);
    }
    isChecking = false;
  }
  const timer = setInterval(() => void check(), everyMs).unref();
  return () => clearInterval(timer);
}

/** To read it takes a descriptor; without any nothing is known, and nothing is ended for it. */
function residentBytes(): number {
  try {
    return process.memoryUsage.rss();
  } catch {
    return 0;
  }
}

/** A thread that cannot even answer this counts as the largest. */
function measure(thread: RenderRunner): Promise<number> {
  const silent = new Promise<number>((resolve) => setTimeout(resolve, answerMs, Number.POSITIVE_INFINITY).unref());
  return Promise.race([thread.memory().catch(() => 0), silent]);
}
