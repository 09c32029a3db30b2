import {
  type FailureSignal,
  type HealthSignal,
  type MeasureSignal,
  measureLimits,
  spanOf,
} from '@umbral/protocol/release/health-signals.ts';
import { type Part, partKey } from './counted-part.ts';
import { createSeenKeys } from './seen-keys.ts';

/** What is counted of one part until it is told. */
export interface PartCounts extends Part {
  readonly visitors: number;
  readonly signals: Readonly<Partial<Record<HealthSignal, readonly number[]>>>;
}

/** Counts what visitors meet, each visitor once for each signal. `who` is the visitor, or what else counts once. */
export interface SignalCounts {
  /** Somebody has the part. */
  visitor(part: Part, who: string | undefined): void;
  /** These could have failed. */
  exposed(part: Part, signals: readonly FailureSignal[], who: string | undefined): void;
  failed(part: Part, signal: FailureSignal, who: string | undefined): void;
  measured(part: Part, signal: MeasureSignal, value: number, who: string | undefined): void;
  /** What was counted since the last time. */
  take(): readonly PartCounts[];
}

interface Tally {
  readonly part: Part;
  visitors: number;
  readonly signals: Partial<Record<HealthSignal, number[]>>;
}

/** As long as most visits last. */
const rememberMs = 3 * 3_600_000;
const mostKeys = 150_000;
/** Parts of one span of some seconds; more than ever run at a time. */
const mostParts = 100;

/** Makes the counts of one shell. */
export function createSignalCounts(now: () => number = Date.now): SignalCounts {
  const seen = createSeenKeys({ rememberMs, most: mostKeys, now });
  let tallies = new Map<string, Tally>();

  function tallyOf(part: Part): Tally | undefined {
    const key = partKey(part);
    const known = tallies.get(key);
    if (known || tallies.size >= mostParts) return known;
    const tally: Tally = { part, visitors: 0, signals: {} };
    tallies.set(key, tally);
    return tally;
  }

  /** Whoever has no name counts each time. */
  function isNew(part: Part, what: string, who: string | undefined): boolean {
    return who === undefined || seen.isFirst(`${partKey(part)} ${what} ${who}`);
  }

  function add(part: Part, signal: HealthSignal, place: number, places: number): void {
    const tally = tallyOf(part);
    if (!tally) return;
    const counts = tally.signals[signal] ?? Array.from({ length: places }, () => 0);
    counts[place] = (counts[place] ?? 0) + 1;
    tally.signals[signal] = counts;
  }

  return {
    visitor(part, who) {
      const tally = tallyOf(part);
      if (tally && isNew(part, 'visitor', who)) tally.visitors += 1;
    },
    exposed(part, signals, who) {
      for (const signal of signals) if (isNew(part, `exposed ${signal}`, who)) add(part, signal, 0, 2);
    },
    failed(part, signal, who) {
      if (isNew(part, signal, who)) add(part, signal, 1, 2);
    },
    measured(part, signal, value, who) {
      if (isNew(part, signal, who)) add(part, signal, spanOf(signal, value), measureLimits[signal].length + 1);
    },
    take() {
      const taken = tallies;
      tallies = new Map();
      return [...taken.values()]
        .filter(({ visitors, signals }) => visitors > 0 || Object.keys(signals).length > 0)
        .map(({ part, visitors, signals }) => ({ ...part, visitors, signals }));
    },
  };
}
