import { randomOf } from 'infra-random/random.ts';
import { type Fault, faults, type Victim, victims } from './small-portal.ts';

export interface PlannedFault {
  readonly victim: Victim;
  readonly fault: Fault;
  /** Milliseconds after the fault before it. */
  readonly afterMs: number;
}

/** Faults at moments that a seed decides: every victim is killed and hangs so many times, all in a random order. */
export function planFaults(seed: string, rounds = 1): PlannedFault[] {
  const random = randomOf(seed);
  const once = victims.flatMap((victim) => faults.map((fault) => ({ victim, fault })));
  const all = Array.from({ length: rounds }, () => once).flat();
  return random.sample(all, all.length).map((one) => ({ ...one, afterMs: random.int(300, 2500) }));
}
