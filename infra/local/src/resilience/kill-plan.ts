import { randomOf } from 'infra-random/random.ts';
import { type Victim, victims } from './small-portal.ts';

export interface PlannedKill {
  readonly victim: Victim;
  /** Milliseconds after the kill before it. */
  readonly afterMs: number;
}

/** Kills at moments that a seed decides: every victim `times` times, in a random order. */
export function planKills(seed: string, times: number): PlannedKill[] {
  const random = randomOf(seed);
  const all = victims.flatMap((victim) => Array.from({ length: times }, () => victim));
  return random.sample(all, all.length).map((victim) => ({ victim, afterMs: random.int(300, 2500) }));
}
