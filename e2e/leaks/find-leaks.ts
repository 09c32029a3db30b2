import type { Remains } from './probe/leak-probe.ts';

/** What one remote left behind, round after round. */
export interface Leak extends Remains {
  /** How much more there is after each round. */
  readonly perRound: number;
}

/** Share of the rounds that must have left something: a cache, or a page that is kept, fills once or twice. */
const shareOfRounds = 0.75;

/**
 * What grew round after round, by what was there after the warm-up and after each round since; a global variable is
 * one too many the first time.
 */
export function findLeaks(readings: readonly (readonly Remains[])[]): Leak[] {
  const rounds = readings.length - 1;
  const counts = readings.map((reading) => new Map(reading.map((remains) => [keyOf(remains), remains.count])));
  return (readings.at(-1) ?? []).flatMap((remains) => {
    const levels = counts.map((known) => known.get(keyOf(remains)) ?? 0);
    const grown = remains.count - (levels[0] ?? 0);
    const rises = levels.filter((level, round) => level > (levels[round - 1] ?? level)).length;
    const isLeak = remains.kind === 'global' || Math.min(grown, rises) >= Math.ceil(rounds * shareOfRounds);
    return isLeak ? [{ ...remains, perRound: grown / rounds }] : [];
  });
}

/** One line for people, with the place of the first frame of its own. */
export function tellLeak({ owner, kind, site, perRound, count, stack }: Leak): string {
  const growth = kind === 'global' ? '' : `, ${perRound.toFixed(1)} a round, ${count} now`;
  return `${owner}: ${kind} of ${site}${growth}${stack === '' ? '' : `\n    ${stack.replaceAll('\n', '\n    ')}`}`;
}

function keyOf({ owner, kind, site }: Remains): string {
  return `${owner} ${kind} ${site}`;
}
