import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { attacks } from './attacks.ts';
import { runCrowd } from './crowd.ts';
import { type AttackOrders, slowName } from './let-loose.ts';
import { holdConnections } from './slow-peers.ts';
import type { VisitorAnswer } from './visitor-client.ts';

function carryOut({ name, facts, connections, forMs }: AttackOrders): Promise<VisitorAnswer[]> {
  if (name === slowName) return holdConnections({ url: facts.url, connections, longPath: '/api/openapi.json' }, forMs);
  const call = attacks[name];
  return runCrowd({ connections, pauseMs: 0, call: (number) => call(facts, number) }, forMs);
}

// The one that watches stands before all others.
setPriority(0);
parentPort?.postMessage(await carryOut(workerData));
