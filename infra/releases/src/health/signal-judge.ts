import { type Bet, logAboveFloor, logMix, logOdds, type Trials } from './evidence.ts';
import type { SignalRule } from './signal-rules.ts';
import { addCounts, addTrials, isMeasure, limitSpan, noTrials, type Tallies, trialsOf } from './trials.ts';

/** What both cohorts met in the same span of time. */
export interface Block {
  /** A number that grows with time. */
  readonly minute: number;
  /** Step of the canary's plan; each step is a fresh start of the bets. */
  readonly step: number;
  /** Part of the visitors, 0 to 1, that the channel gives the canary. */
  readonly share: number;
  readonly stable: Tallies;
  readonly canary: Tallies;
}

/** Where one signal stands. */
export interface SignalEvidence {
  readonly rule: SignalRule;
  /** Logarithm of the evidence that the canary is worse than stable, weights within the signal counted. */
  readonly log: number;
  /** Logarithm of the evidence that its failures are not too rare to matter. */
  readonly logAboveFloor: number;
  readonly stable: Trials;
  readonly canary: Trials;
}

/** Weighs one signal of one canary, block after block. */
export interface SignalJudge {
  observe(block: Block): void;
  evidence(): SignalEvidence;
}

/** The first start gets most: a bad version shall be found among its first visitors. All later ones share the rest. */
function weightOfStart(index: number): number {
  return index === 0 ? 0.75 : 0.25 / (index * (index + 1));
}

/** Makes the judge of one signal. */
export function createSignalJudge(rule: SignalRule, stableBefore: readonly number[] = []): SignalJudge {
  // One list of logarithms, bet by bet, for each step; older ones go on with it.
  const starts: number[][] = [];
  let step = -1;
  let inStep = { stable: noTrials, canary: noTrials };
  let all = { stable: noTrials, canary: noTrials };
  let stableSpread = stableBefore;

  function begin(next: number): void {
    step = next;
    starts.push(rule.bets.map(() => 0));
    inStep = { stable: noTrials, canary: noTrials };
  }

  return {
    observe(block) {
      if (block.step !== step || starts.length === 0) begin(block.step);
      const span = isMeasure(rule.signal) ? limitSpan(rule.signal, stableSpread) : undefined;
      const stable = trialsOf(block.stable[rule.signal], span);
      const canary = trialsOf(block.canary[rule.signal], span);
      inStep = { stable: addTrials(inStep.stable, stable), canary: addTrials(inStep.canary, canary) };
      all = { stable: addTrials(all.stable, stable), canary: addTrials(all.canary, canary) };
      stableSpread = addCounts(stableSpread, block.stable[rule.signal] ?? []);
      const share = Math.max(block.share, seenShare(inStep.stable, inStep.canary));
      rule.bets.forEach(([ratio], at) => {
        const bet: Bet = { margin: rule.margin, ratio, share };
        const won = logOdds(stable.failures, canary.failures, bet);
        for (const logs of starts) logs[at] = (logs[at] ?? 0) + won;
      });
    },
    evidence() {
      const parts = starts.map((logs, index) => {
        const bets = rule.bets.map(([, weight], at) => [logs[at] ?? 0, weight] as const);
        return [logMix(bets), weightOfStart(index)] as const;
      });
      return {
        rule,
        log: parts.length > 0 ? logMix(parts) : 0,
        logAboveFloor: logAboveFloor(all.canary, rule.floor),
        ...all,
      };
    },
  };
}

/** The canary's part of all who were counted in this step. */
function seenShare(stable: Trials, canary: Trials): number {
  const total = stable.exposures + canary.exposures;
  return total === 0 ? 0 : canary.exposures / total;
}
