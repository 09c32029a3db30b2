import type { Upload } from '@umbral/domain/api/uploads.ts';

const firstPauseMs = 1000;
const longestPauseMs = 15_000;
const growth = 1.4;

/**
 * Asks for an upload until the server has made its pictures, ever more seldom, and not while nobody looks at the
 * page. Gives what has become of it; nothing where it is gone. A lost connection is asked over.
 */
export async function followUpload(
  ask: () => Promise<Upload | undefined>,
  signal: AbortSignal,
): Promise<Upload | undefined> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * growth)) {
    await rest(pauseMs, signal);
    await seen(signal);
    const answer = await ask().catch((error: unknown) => {
      signal.throwIfAborted();
      return { error };
    });
    if (answer === undefined || (!('error' in answer) && answer.state !== 'waiting')) return answer;
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Waits until the page is looked at. */
function seen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState !== 'hidden') return Promise.resolve();
  return new Promise((resolve, reject) => {
    const look = new AbortController();
    const leave = (end: () => void) => () => {
      look.abort();
      end();
    };
    document.addEventListener('visibilitychange', leave(resolve), { signal: look.signal });
    signal.addEventListener(
      'abort',
      leave(() => reject(signal.reason)),
      { signal: look.signal },
    );
  });
}
