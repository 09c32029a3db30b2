import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { freezeMs } from '@umbral/protocol/release/health-signals.ts';
import { appOfUrl, appsInDocument } from './app-of.ts';
import type { AppFailure } from './trouble.ts';

interface FrameScript {
  readonly sourceURL?: string;
  readonly sourceFunctionName?: string;
  readonly invoker?: string;
  readonly duration: number;
}
interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly FrameScript[];
}

/** Hears of frames that somebody's code held up for long, also of those before; a browser that tells none sees none. */
export function watchFreezes(onFailure: (failure: AppFailure) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) for (const failure of freezesOf(entry)) onFailure(failure);
  });
  observer.observe({ type: 'long-animation-frame', buffered: true });
}

/** Whose a freeze may be; none where no script of ours ran long enough in it. */
export function freezesOf({ scripts = [] }: LongFrame): AppFailure[] {
  const [script] = scripts.toSorted((one, other) => other.duration - one.duration);
  if (!script || script.duration < freezeMs) return [];
  const { sourceURL = '', sourceFunctionName, invoker = '', duration } = script;
  const message = `${Math.round(duration)} ms in ${sourceFunctionName || invoker || 'a script'}`;
  return suspects(sourceURL).map((app) => ({ app, signal: 'froze', message, stack: `at ${sourceURL}` }));
}

/**
 * The shell's React runs the code of all: a browser names only what it called first. Then all that draw are told of;
 * over many visitors only the versions of the guilty one do worse than the others.
 */
function suspects(sourceUrl: string): readonly AppName[] {
  const app = appOfUrl(sourceUrl);
  if (app === undefined) return [];
  return app === 'shell' ? [...appsInDocument()] : [app];
}
