import { describe, expect, test } from 'vitest';
import { logAboveFloor, logMix, logOdds } from './evidence.ts';

/** Probability of `hits` in `trials`. */
function binomialWeight(trials: number, hits: number, probability: number): number {
  let weight = (1 - probability) ** trials;
  for (let hit = 1; hit <= hits; hit += 1) weight *= (((trials - hit + 1) / hit) * probability) / (1 - probability);
  return weight;
}

/** What the e-value is worth on average when stable fails with `rate` and the canary `times` as often. */
function expectedOdds(rate: number, times: number, visitors: number, bet: Parameters<typeof logOdds>[2]): number {
  const canary = Math.round(visitors * bet.share);
  const stable = visitors - canary;
  let expected = 0;
  for (let x = 0; x <= stable; x += 1) {
    for (let y = 0; y <= canary; y += 1) {
      const weight = binomialWeight(stable, x, rate) * binomialWeight(canary, y, Math.min(1, rate * times));
      expected += weight * Math.exp(logOdds(x, y, bet));
    }
  }
  return expected;
}

describe('evidence against a canary', () => {
  const bets = [0.05, 0.25, 0.5, 0.95].flatMap((share) =>
    [1, 1.3].flatMap((margin) => [1.7, 4, 30].map((ratio) => ({ share, margin, ratio }))),
  );

  test.each(bets)('is worth at most one where the canary is as good: %o', (bet) => {
    const rates = [0.001, 0.03, 0.2, 0.7];
    const worths = rates.flatMap((rate) => [1, bet.margin].map((times) => expectedOdds(rate, times, 40, bet)));
    expect(Math.max(...worths)).toBeLessThanOrEqual(1 + 1e-9);
  });

  test('grows where the canary is worse', () => {
    expect(expectedOdds(0.02, 10, 40, { share: 0.25, margin: 1.2, ratio: 4 })).toBeGreaterThan(2);
  });

  test('is smaller the larger the canary’s part is said to be', () => {
    const at = (share: number) => logOdds(3, 4, { share, margin: 1.2, ratio: 4 });
    expect(at(0.1)).toBeGreaterThan(at(0.2));
    expect(at(0.2)).toBeGreaterThan(at(0.9));
  });

  test('against a floor is worth at most one at the floor and below it', () => {
    for (const rate of [0.02, 0.05]) {
      let expected = 0;
      for (let failures = 0; failures <= 60; failures += 1) {
        expected += binomialWeight(60, failures, rate) * Math.exp(logAboveFloor({ exposures: 60, failures }, 0.05));
      }
      expect(expected).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('of very different sizes is mixed without overflow', () => {
    expect(
      logMix([
        [1000, 0.5],
        [-1000, 0.5],
      ]),
    ).toBeCloseTo(1000 + Math.log(0.5), 9);
    expect(logMix([[Number.NEGATIVE_INFINITY, 1]])).toBe(Number.NEGATIVE_INFINITY);
  });
});
