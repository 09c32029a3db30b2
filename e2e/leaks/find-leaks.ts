import type { Remains } from './probe/leak-probe.ts';

/** What one remote left behind, round after round. */
export interface Leak extends Remains {
  /** How much more there is after each round. */
  readonly perRound: number;
}

/** What was there after warm-up, at the end, and how many rounds lie between. */
export interface Growth {
  readonly before: readonly Remains[];
  readonly after: readonly Remains[];
  readonly rounds: number;
}

/** Share of the rounds that must have left something: a cache that fills once or twice is none. */
const shareOfRounds = 0.75;

/** What grew with the rounds; a global variable is one too many the first time. */
export function findLeaks({ before, after, rounds }: Growth): Leak[] {
  const known = new Map(before.map((remains) => [keyOf(remains), remains.count]));
  return after.flatMap((remains) => {
    const grown = remains.count - (known.get(keyOf(remains)) ?? 0);
    const isLeak = remains.kind === 'global' || grown >= Math.ceil(rounds * shareOfRounds);
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
