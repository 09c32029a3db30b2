/** Visitors and how many of them met a failure. */
export interface Trials {
  readonly exposures: number;
  readonly failures: number;
}

/** Logarithms of numbers that may be very large or small, weighted and summed. */
export function logMix(parts: readonly (readonly [log: number, weight: number])[]): number {
  const logs = parts.map(([log, weight]) => log + Math.log(weight));
  const largest = Math.max(...logs);
  if (largest === Number.NEGATIVE_INFINITY) return largest;
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

export interface Bet {
  /** How many times as often as stable a canary may fail. */
  readonly margin: number;
  /** How many times the margin the bet says it fails. */
  readonly ratio: number;
  /** Part of the visitors that have the canary, or more. */
  readonly share: number;
}

/**
 * Logarithm of the e-value of one block of time, for the null "the canary fails at most `margin` times as often":
 *
 *   E = (ρ/δ)^y · ((1 − q + qδ) / (1 − q + qρ))^(x + y),  ρ = δ · ratio
 *
 * with x failures on stable, y on the canary, q the canary's part of the visitors, δ the margin. It is the odds of a bet
 * on whose failure the next one is, so the rate of failures itself, which moves with the hour, drops out. Under the
 * null, with b = cρ/δ and c = (1 − q + qδ)/(1 − q + qρ), n visitors and stable's rate p,
 *
 *   E[E] ≤ (1 + p(c − 1))^(n(1−q)) · (1 + δp(b − 1))^(nq) ≤ exp(np · ((1 − q)(c − 1) + qδ(b − 1))) = exp(0) = 1
 *
 * for every p. A larger q only makes E smaller.
 */
export function logOdds(stableFailures: number, canaryFailures: number, { margin, ratio, share }: Bet): number {
  const before = 1 - share + share * margin;
  const after = 1 - share + share * margin * ratio;
  return canaryFailures * Math.log(ratio) + (stableFailures + canaryFailures) * Math.log(before / after);
}

/**
 * Logarithm of the e-value against "this fails for at most `floor` of all": the likelihood ratio of Bernoulli trials,
 * mixed over two larger rates. It falls with the true rate, so it holds for all rates below the floor.
 */
export function logAboveFloor({ exposures, failures }: Trials, floor: number): number {
  const trials = Math.max(exposures, failures);
  const rates = [3 * floor, Math.min(0.5, 20 * floor)];
  return logMix(
    rates.map((rate) => [
      failures * Math.log(rate / floor) + (trials - failures) * Math.log((1 - rate) / (1 - floor)),
      1 / rates.length,
    ]),
  );
}
