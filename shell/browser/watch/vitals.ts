import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { appOfElement, appOfUrl } from './app-of.ts';

/** What a browser measured, by the application that caused it. */
export interface Measured {
  readonly app: AppName;
  readonly signal: 'lcp-ms' | 'inp-ms' | 'cls';
  readonly value: number;
}

interface PaintEntry extends PerformanceEntry {
  readonly element?: Element | null;
}
interface ShiftSource {
  readonly node?: Node | null;
  readonly currentRect: DOMRectReadOnly;
  readonly previousRect: DOMRectReadOnly;
}
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources?: readonly ShiftSource[];
}
interface InteractionEntry extends PerformanceEntry {
  readonly interactionId?: number;
  readonly target?: Node | null;
}
interface LongFrame extends PerformanceEntry {
  readonly scripts?: readonly { readonly sourceURL?: string; readonly duration: number }[];
}

const windowMs = 5000;
const gapMs = 1000;
const keptFrames = 30;

/** Observes from the document's beginning on: what was before is told first. */
export function watchVitals(): { measured(apps: Iterable<AppName>): readonly Measured[] } {
  const shifts = new Map<AppName, { total: number; worst: number; first: number; last: number }>();
  const slowest = new Map<AppName, number>();
  let paint: { readonly app: AppName; readonly value: number } | undefined;
  let frames: readonly LongFrame[] = [];

  observe<PaintEntry>('largest-contentful-paint', ({ startTime, element }) => {
    paint = { app: appOfElement(element), value: startTime };
  });
  observe<ShiftEntry>('layout-shift', (entry) => {
    if (entry.hadRecentInput) return;
    const app = appOfElement(largest(entry.sources)?.node);
    const { startTime, value } = entry;
    const known = shifts.get(app) ?? { total: 0, worst: 0, first: startTime, last: startTime };
    // The worst burst counts, as in the measure that everybody knows.
    const isSame = startTime - known.last < gapMs && startTime - known.first < windowMs;
    const total = (isSame ? known.total : 0) + value;
    const first = isSame ? known.first : startTime;
    shifts.set(app, { total, first, last: startTime, worst: Math.max(known.worst, total) });
  });
  observe<LongFrame>('long-animation-frame', (entry) => {
    frames = [...frames, entry].slice(-keptFrames);
  });
  observe<InteractionEntry>('event', (entry) => {
    if (!entry.interactionId) return;
    const app = blamed(entry, frames);
    slowest.set(app, Math.max(slowest.get(app) ?? 0, entry.duration));
  });

  return {
    measured: (apps) => [
      ...[...apps].map((app) => ({ app, signal: 'cls' as const, value: shifts.get(app)?.worst ?? 0 })),
      ...(paint ? [{ ...paint, signal: 'lcp-ms' as const }] : []),
      ...[...slowest].map(([app, value]) => ({ app, signal: 'inp-ms' as const, value })),
    ],
  };
}

/** A browser that does not know a kind of entry measures it for nobody. */
function observe<Entry extends PerformanceEntry>(type: string, take: (entry: Entry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as Entry);
  });
  observer.observe({ type, buffered: true, ...(type === 'event' ? { durationThreshold: 40 } : {}) });
}

function largest(sources: readonly ShiftSource[] = []): ShiftSource | undefined {
  const area = ({ currentRect, previousRect }: ShiftSource) =>
    Math.max(currentRect.width * currentRect.height, previousRect.width * previousRect.height);
  return sources.toSorted((one, other) => area(other) - area(one))[0];
}

/** Whose script held up the frame of a slow interaction; otherwise whose element was touched. */
function blamed({ startTime, duration, target }: InteractionEntry, frames: readonly LongFrame[]): AppName {
  const end = startTime + duration;
  const scripts = frames
    .filter((frame) => frame.startTime < end && frame.startTime + frame.duration > startTime)
    .flatMap((frame) => frame.scripts ?? []);
  const longest = scripts.toSorted((one, other) => other.duration - one.duration)[0];
  return appOfUrl(longest?.sourceURL ?? '') ?? appOfElement(target);
}
