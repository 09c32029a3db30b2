import type { FailureSignal, HealthSignal, MeasureSignal } from '@umbral/protocol/release/health-signals.ts';

/** How a signal is judged. */
export interface SignalRule {
  readonly signal: HealthSignal;
  /** Part of the allowed false alarms that is spent on it; all weights are one together. */
  readonly weight: number;
  /** A canary that fails up to so many times as often as stable is as good. */
  readonly margin: number;
  /** Bets on how many times the margin a bad version fails, with their weights. */
  readonly bets: readonly (readonly [ratio: number, weight: number])[];
  /** Failures that are rarer than this, per visitor, are no reason to roll back. */
  readonly floor: number;
  /** What failed, and of what, in a sentence. */
  readonly words: string;
  readonly unit: 'visitors' | 'renders';
}

const rareBets: SignalRule['bets'] = [
  [4, 0.2],
  [30, 0.8],
];
const slowBets: SignalRule['bets'] = [
  [1.7, 0.4],
  [3.5, 0.6],
];

function failure(signal: FailureSignal, weight: number, words: string): SignalRule {
  return { signal, weight, words, unit: unitOf(signal), margin: 1.2, bets: rareBets, floor: 0.001 };
}

function measure(signal: MeasureSignal, weight: number, margin: number, words: string): SignalRule {
  return { signal, weight, words, unit: unitOf(signal), margin, bets: slowBets, floor: 0.05 };
}

/** What only the server sees it counts by page and minute: a page drawn once serves many visitors. */
function unitOf(signal: HealthSignal): SignalRule['unit'] {
  return signal === 'render-failed' || signal === 'render-ms' ? 'renders' : 'visitors';
}

/**
 * What throws gets most of the allowance: it is rare where all is well, so that a few cases must be enough. Paint has a
 * wide margin, as files of a new version are in nobody's cache; so have renders, whose threads are fresh.
 */
export const signalRules: readonly SignalRule[] = [
  failure('crashed', 0.28, 'errors that reached a boundary'),
  failure('page-failed', 0.12, 'pages that the server could not draw'),
  failure('render-failed', 0.1, 'failed renders on the server'),
  failure('entry-failed', 0.07, 'files that did not load'),
  failure('covered', 0.05, 'pages that something lay over'),
  failure('hydration-failed', 0.05, 'hydration errors'),
  failure('froze', 0.05, 'freezes of two seconds or more'),
  failure('dead-click', 0.05, 'controls that did nothing'),
  failure('rejected', 0.04, 'promises rejected with nobody to take it'),
  failure('contract-broken', 0.03, 'breaches of what all share, the bus and the built-ins'),
  failure('bus-flooded', 0.03, 'floods of the bus'),
  measure('render-ms', 0.08, 1.3, 'slow renders on the server'),
  measure('lcp-ms', 0.02, 1.5, 'a late largest paint'),
  measure('inp-ms', 0.015, 1.3, 'slow interactions'),
  measure('cls', 0.015, 1.3, 'layout shifts'),
];

/** At most this part of canaries that are as good as stable is ever rolled back, over their whole life. */
export const falseAlarmRate = 0.01;
/** At most this part of canaries whose failures are rarer than the floor. */
export const trivialAlarmRate = 0.05;
