import { logMix } from './evidence.ts';
import { type Block, createSignalJudge, type SignalEvidence } from './signal-judge.ts';
import { falseAlarmRate, type SignalRule, signalRules, trivialAlarmRate } from './signal-rules.ts';
import { addTrials, isMeasure, noTrials, type Tallies, trialsOf } from './trials.ts';

/** What the judge says of a canary so far. */
export interface Verdict {
  /** Evidence over all signals that it is worse than stable; 100 or more is a reason to roll back. */
  readonly eValue: number;
  readonly isWorse: boolean;
  /** Half of its recent visitors or more fail: no statistics are needed. */
  readonly collapsed: SignalEvidence | undefined;
  /** The signal that speaks most against it. */
  readonly strongest: SignalEvidence | undefined;
  readonly signals: readonly SignalEvidence[];
}

/** Weighs a canary against stable, block after block of time; may be asked as often as one likes. */
export interface Judge {
  observe(block: Block): void;
  verdict(): Verdict;
}

/** A collapse is this part of the recent visitors, of so many at least, while stable is well. */
const collapse = { part: 0.5, failures: 6, stablePart: 0.05, minutes: 5 };

/**
 * Makes a judge. The e-values of all signals are averaged with their weights: the average is an e-value whatever they
 * have to do with one another, and by Ville's inequality it ever reaches 1/α with a probability of at most α, however
 * often one looks. What stable was before the canary came only says what is slow. A signal whose failures may still be rarer than its floor counts for nothing.
 */
export function createJudge(stableBefore: Tallies = {}, rules: readonly SignalRule[] = signalRules): Judge {
  const judges = rules.map((rule) => createSignalJudge(rule, stableBefore[rule.signal]));
  let recent: readonly Block[] = [];

  return {
    observe(block) {
      for (const judge of judges) judge.observe(block);
      recent = [...recent, block].filter(({ minute }) => minute > block.minute - collapse.minutes);
    },
    verdict() {
      const signals = judges.map((judge) => judge.evidence());
      const counted = signals.filter(({ logAboveFloor }) => logAboveFloor >= Math.log(1 / trivialAlarmRate));
      const log =
        counted.length > 0 ? logMix(counted.map((one) => [one.log, one.rule.weight])) : Number.NEGATIVE_INFINITY;
      const strongest = counted.toSorted((a, b) => weighted(b) - weighted(a))[0];
      const isWorse = log >= Math.log(1 / falseAlarmRate);
      return { eValue: Math.exp(log), isWorse, strongest, signals, collapsed: collapsedSignal(signals, recent) };
    },
  };
}

/** What a signal adds to the evidence over all. */
function weighted({ log, rule }: SignalEvidence): number {
  return log + Math.log(rule.weight);
}

function collapsedSignal(signals: readonly SignalEvidence[], recent: readonly Block[]): SignalEvidence | undefined {
  for (const evidence of signals) {
    const { signal } = evidence.rule;
    if (isMeasure(signal) || evidence.canary.failures < collapse.failures) continue;
    const [stable, canary] = (['stable', 'canary'] as const).map((cohort) =>
      recent.map((block) => trialsOf(block[cohort][signal], undefined)).reduce(addTrials, noTrials),
    );
    if (!stable || !canary || canary.failures < collapse.failures) continue;
    const isStableWell = stable.failures <= stable.exposures * collapse.stablePart;
    if (isStableWell && canary.failures >= canary.exposures * collapse.part) return { ...evidence, stable, canary };
  }
  return undefined;
}
