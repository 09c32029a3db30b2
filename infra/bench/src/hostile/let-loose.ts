import { Worker } from 'node:worker_threads';
import type { AttackName, PortalFacts } from './attacks.ts';
import type { VisitorAnswer } from './visitor-client.ts';

/** Whoever holds connections instead of asking. */
export const slowName = 'slow readers and writers';
export type HostileName = AttackName | typeof slowName;

/** Who attacks what, over how many connections, for how many milliseconds. */
export interface AttackOrders {
  readonly name: HostileName;
  readonly facts: PortalFacts;
  readonly connections: number;
  readonly forMs: number;
}

/** Lets attackers loose in a thread of their own, so that what they do is not in the times of those who are watched. */
export function letLoose(workerData: AttackOrders): Promise<readonly VisitorAnswer[]> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('./attacker-thread.ts', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject);
  });
}
