import { setTimeout as delay } from 'node:timers/promises';
import { waitedForProcessor } from './processor-wait.ts';

/** How a program is asked whether it still lives. */
export interface HangWatch {
  pid: number;
  /** Asks the program for a sign of life within so many milliseconds; never rejects. */
  isAlive: (timeoutMs: number) => Promise<boolean>;
  /** A program that says nothing for this long, of the time in which it could have, hangs. */
  silenceMs: number;
  /** Ends the watch. */
  signal: AbortSignal;
}

/** What a program of the portal may be silent for: found and started again, it is back within five seconds. */
export const usualSilenceMs = 2500;

/** One question may take this long; the next follows at once. */
const questionMs = 1000;
/** Shorter ones would only tell how busy the machine is. */
const leastMs = 500;
const betweenMs = 500;

/** A program that answers HTTP, whatever it answers. */
export async function answersHttp(url: string, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until a program hangs: stopped, in an endless loop, or dead in all but name. Gives `false` when the signal
 * ends the watch first. On a machine with too much work a program that never gets a processor is slow, not hung: the
 * time that it, or this watch, stood in line does not count, and neither does a pause of the whole machine.
 */
async function hangs({ pid, isAlive, silenceMs, signal }: HangWatch): Promise<boolean> {
  const inLine = () => waitedForProcessor(pid) + waitedForProcessor(process.pid);
  let silentMs = 0;
  while (!signal.aborted) {
    // A whole number: of any other a signal refuses to be made.
    const limitMs = Math.min(questionMs, Math.max(Math.ceil(silenceMs - silentMs), leastMs));
    const [askedAt, inLineBefore] = [performance.now(), inLine()];
    if (await isAlive(limitMs)) {
      silentMs = 0;
      await delay(betweenMs, undefined, { signal }).catch(() => undefined);
      continue;
    }
    const couldHaveMs = performance.now() - askedAt - (inLine() - inLineBefore);
    silentMs += Math.min(Math.max(couldHaveMs, 0), limitMs);
    if (silentMs >= silenceMs) return !signal.aborted;
    // A refused connection comes back at once; whoever was waited for in vain is asked again without a break.
    const restMs = Math.min(betweenMs, silenceMs / 4) - (performance.now() - askedAt);
    if (restMs > 0) await delay(restMs, undefined, { signal }).catch(() => undefined);
  }
  return false;
}

/** A program that runs, as far as its end is waited for. */
interface Running {
  readonly pid: number;
  readonly exited: Promise<number>;
  kill(): void;
}

/** Waits for the end of a program, which comes by force when it hangs; gives how it ended, for people. */
export async function endOf(
  { pid, exited, kill }: Running,
  { isAlive, silenceMs, signal: stopping }: Omit<HangWatch, 'pid'>,
): Promise<string> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, stopping]);
  const hung = hangs({ pid, isAlive, silenceMs, signal }).then((isHung) => {
    if (isHung) kill();
    return isHung;
  });
  const code = await exited;
  ended.abort();
  return (await hung) ? `said nothing for ${silenceMs / 1000} s and was ended` : `ended unasked (code ${code})`;
}
