import type { PairStanding, Refusal } from '../verdict.ts';

/** What journeys said of two versions on one page. */
export interface PairResult {
  /** `shell@1.3.0`. */
  readonly other: string;
  readonly journey: string;
  readonly ok: boolean;
  readonly note: string | null;
}

/** A pair that was never tried is only told; one failed journey is enough for `failed`. */
export function pairStandings(pairs: readonly string[], results: readonly PairResult[]): PairStanding[] {
  return pairs.map((other) => {
    const own = results.filter((result) => result.other === other);
    if (own.length === 0) return { other, matrix: 'missing' };
    return { other, matrix: own.every(({ ok }) => ok) ? 'passed' : 'failed' };
  });
}

/** What did not work in a browser is not released, whatever the contracts say. */
export function journeysPass(pairs: readonly string[], results: readonly PairResult[]): readonly Refusal[] {
  return results
    .filter(({ other, ok }) => !ok && pairs.includes(other))
    .map(
      ({ other, journey, note }): Refusal => ({
        rule: 'matrix',
        field: `journeys[${JSON.stringify(journey)}]`,
        party: other,
        direction: 'gives',
        reason: `${journey} failed beside ${other}${note === null ? '' : `: ${note.split('\n', 1)[0]?.slice(0, 200)}`}`,
        wayOut: `Mend it and run the matrix again, or wait until ${other} is gone.`,
      }),
    );
}
