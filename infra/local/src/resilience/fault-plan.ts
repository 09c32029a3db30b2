import { randomOf } from 'infra-random/random.ts';
import { type Fault, type Victim, victims } from './small-portal.ts';

export interface PlannedFault {
  readonly victim: Victim;
  readonly fault: Fault;
  /** Milliseconds after the fault before it. */
  readonly afterMs: number;
}

/** Of each kind in one round: together they meet every victim. */
const eachInRound = 3;

/**
 * Faults at moments and in an order that a seed decides: three kills and three hangs a round, spread evenly over the
 * victims.
 */
export function planFaults(seed: string, rounds = 1): PlannedFault[] {
  const random = randomOf(seed);
  const order = random.sample(victims, victims.length);
  const ofKind = (fault: Fault, first: number) =>
    Array.from({ length: rounds * eachInRound }, (_, turn) => order[(first + turn) % order.length] ?? 'api').map(
      (victim) => ({ victim, fault }),
    );
  const all = [...ofKind('kill', 0), ...ofKind('hang', eachInRound)];
  return random.sample(all, all.length).map((one) => ({ ...one, afterMs: random.int(300, 2500) }));
}
