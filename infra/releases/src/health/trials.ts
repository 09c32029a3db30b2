import { type HealthSignal, type MeasureSignal, measureLimits } from '@umbral/protocol/release/health-signals.ts';
import type { Trials } from './evidence.ts';

/** Counts of one cohort: of a failure its exposures and failures, of a measure the visitors in each span. */
export type Tallies = Readonly<Partial<Record<HealthSignal, readonly number[]>>>;

/** Nobody was counted. */
export const noTrials: Trials = { exposures: 0, failures: 0 };

/** Spans from here on count as slow or shifting as long as stable was not seen: what is called good elsewhere. */
const firstLimits: Readonly<Record<MeasureSignal, number>> = {
  'render-ms': 45,
  'lcp-ms': 2500,
  'inp-ms': 200,
  cls: 0.1,
};
/** Stable needs so many visitors before its own spread decides. */
const enough = 100;
/** The part of stable's visitors that is called slow. */
const slowPart = 0.1;

export function isMeasure(signal: HealthSignal): signal is MeasureSignal {
  return Object.hasOwn(measureLimits, signal);
}

/**
 * The first span that counts as a failure. Of what is drawn on the server it is the slowest tenth of stable so far,
 * whatever the machine: a version that takes twice as long is found also where all is fast. What people feel is judged
 * by fixed limits.
 */
export function limitSpan(signal: MeasureSignal, stableBefore: readonly number[]): number {
  const limits: readonly number[] = measureLimits[signal];
  const first = limits.indexOf(firstLimits[signal]) + 1;
  const total = sum(stableBefore);
  if (signal !== 'render-ms' || total < enough) return first;
  let slower = 0;
  for (let span = limits.length; span > 0; span -= 1) {
    slower += stableBefore[span] ?? 0;
    if (slower > total * slowPart) return Math.min(span + 1, limits.length);
  }
  return 1;
}

/** Exposures and failures in a tally; of a measure what lies in `span` or beyond. */
export function trialsOf(tally: readonly number[] | undefined, span: number | undefined): Trials {
  if (!tally) return noTrials;
  if (span === undefined) return { exposures: tally[0] ?? 0, failures: tally[1] ?? 0 };
  return { exposures: sum(tally), failures: sum(tally.slice(span)) };
}

export function addTrials(one: Trials, other: Trials): Trials {
  return { exposures: one.exposures + other.exposures, failures: one.failures + other.failures };
}

/** Adds counts place by place. */
export function addCounts(one: readonly number[], other: readonly number[]): number[] {
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  return longer.map((count, at) => count + (shorter[at] ?? 0));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
