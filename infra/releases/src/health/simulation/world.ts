import {
  type FailureSignal,
  failureSignals,
  type MeasureSignal,
  measureLimits,
  measureSignals,
} from '@umbral/protocol/release/health-signals.ts';
import type { Tallies } from '../trials.ts';
import { binomial, poisson, type Random } from './distributions.ts';

/** How visitors of one version fare. */
export interface Health {
  /** Part of the visitors who meet each failure. */
  readonly failures: Readonly<Record<FailureSignal, number>>;
  /** Part of the visitors in each span of each measure. */
  readonly spreads: Readonly<Record<MeasureSignal, readonly number[]>>;
}

/** Part of the visitors for whom each measure is taken at all. */
const measured: Readonly<Record<MeasureSignal, number>> = { 'render-ms': 0.8, 'lcp-ms': 0.6, 'inp-ms': 0.5, cls: 1 };

/** Medians and spreads of what is measured, log-normal, as a quick portal has them. */
const medians: Readonly<Record<MeasureSignal, readonly [median: number, sigma: number]>> = {
  'render-ms': [9, 0.6],
  'lcp-ms': [1300, 0.45],
  'inp-ms': [60, 0.7],
  cls: [0.008, 1.2],
};

/** A version without faults, its failures at rates that differ from one world to the next: 0.5 to 5 in 10,000. */
export function healthyVersion(random: Random): Health {
  const rate = () => 0.00005 * 10 ** random();
  return {
    failures: {
      'entry-failed': rate(),
      'render-failed': rate(),
      'page-failed': rate(),
      crashed: rate(),
      rejected: rate(),
      froze: rate(),
      'dead-click': rate(),
      covered: rate(),
      'hydration-failed': rate(),
      'contract-broken': rate(),
      'bus-flooded': rate(),
    },
    spreads: {
      'render-ms': spread('render-ms'),
      'lcp-ms': spread('lcp-ms'),
      'inp-ms': spread('inp-ms'),
      cls: spread('cls'),
    },
  };
}

/** How the values of a measure lie in its spans, all of them `factor` times as large and moved by `shift`. */
export function spread(signal: MeasureSignal, factor = 1, shift = 0): number[] {
  const [median, sigma] = medians[signal];
  const below = (limit: number) =>
    limit <= shift ? 0 : normalCdf(Math.log((limit - shift) / (median * factor)) / sigma);
  const cumulative = [...measureLimits[signal].map(below), 1];
  return cumulative.map((upTo, at) => upTo - (cumulative[at - 1] ?? 0));
}

/** What a number of visitors of a version meet; `strain` multiplies failures, as an hour of trouble does. */
export function meet(random: Random, visitors: number, { failures, spreads }: Health, strain: number): Tallies {
  const failed = failureSignals.map((signal) => {
    const happened = binomial(random, visitors, Math.min(1, failures[signal] * strain));
    return [signal, [visitors, happened]] as const;
  });
  const taken = measureSignals.map((signal) => {
    return [signal, scatter(random, binomial(random, visitors, measured[signal]), spreads[signal])] as const;
  });
  return Object.fromEntries([...failed, ...taken]);
}

/** Visitors of a cohort in one tick. */
export function arrivals(random: Random, expected: number): number {
  return poisson(random, expected);
}

/** Puts so many into spans with the given probabilities. */
function scatter(random: Random, total: number, probabilities: readonly number[]): number[] {
  let left = total;
  let remaining = 1;
  return probabilities.map((probability, at) => {
    const isLast = at === probabilities.length - 1;
    const here = isLast ? left : binomial(random, left, Math.min(1, probability / Math.max(remaining, 1e-12)));
    left -= here;
    remaining -= probability;
    return here;
  });
}

/** The normal distribution up to z, to four digits (Abramowitz and Stegun 26.2.17). */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - tail : tail;
}
