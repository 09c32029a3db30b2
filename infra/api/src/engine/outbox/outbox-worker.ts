import { randomUUID } from 'node:crypto';
import type { Backend } from '../backend.ts';
import * as queries from './outbox-queries.ts';
import { retryPause } from './retry-pause.ts';
import { GiveUp, NotNow, type Topic, toError } from './topic.ts';

/** Where the worker tells what went wrong; holds no personal data. */
export interface WorkerLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface Worker {
  /** Carries out what is due until nothing is; gives how many rows it took. */
  drain(): Promise<number>;
  /** Wakes the loops, which otherwise look again after a pause. */
  wake(): void;
  /** Finishes the rows in hand, gives back the others, and ends. */
  stop(): Promise<void>;
}

const pauseMs = 2000;

/**
 * A worker renews the leases of what it has in hand, however long that takes; what a killed one held is free again
 * after this time.
 */
const leaseSeconds = 6;
const renewMs = 1500;

/**
 * Makes the worker of the outbox; `start` begins the loops of each topic, so that a slow mail server holds up no
 * search index. Any number of workers may run side by side.
 */
export function createWorker(backend: Backend, topics: readonly Topic[], log: WorkerLog): Worker & { start(): void } {
  const worker = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const sleepers = new Set<() => void>();
  let isStopping = false;
  /** Wakes so far: one that comes while a loop works must not be slept over. */
  let wakes = 0;
  let loops: Promise<void>[] | undefined;

  async function runTopic(topic: Topic): Promise<number> {
    if (!(await queries.isAnythingDue(backend, topic.name))) return 0;
    if (topic.isReady && !(await topic.isReady())) return 0;
    const { name, batch } = topic;
    const rows = await queries.claimRows(backend, { worker, topics: [name], batch, leaseSeconds });
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    const renew = () => void queries.renewRows(backend, { worker, ids, leaseSeconds }).catch(() => undefined);
    const renewal = setInterval(renew, renewMs);
    try {
      await topic.run(rows, { settle, isStopping: () => isStopping });
    } finally {
      clearInterval(renewal);
    }
    return rows.length;
  }

  async function settle({ id, topic, attempts }: queries.OutboxRow, failure: Error | undefined): Promise<void> {
    if (!failure) {
      await queries.finishRow(backend, id, worker);
      return;
    }
    const reason = failure.message;
    const facts = { topic, row: id, attempts, reason };
    if (failure instanceof GiveUp) {
      await queries.giveUpRow(backend, id, worker, reason);
      log.error(facts, 'outbox row is given up');
      return;
    }
    if (failure instanceof NotNow) {
      await queries.postponeRow(backend, { id, worker, reason, pauseSeconds: failure.pauseSeconds });
      log.warn(facts, 'outbox row waits for the other side');
      return;
    }
    const state = await queries.failRow(backend, { id, worker, reason, pauseSeconds: retryPause(attempts) });
    if (state === 'dead') log.error(facts, 'outbox row is dead');
    else log.warn(facts, 'outbox row will be tried again');
  }

  async function drainTopic(topic: Topic): Promise<number> {
    let total = 0;
    for (let taken = -1; taken !== 0 && !isStopping; total += taken) taken = await runTopic(topic);
    return total;
  }

  async function drain(): Promise<number> {
    const taken = await Promise.all(topics.map(drainTopic));
    return taken.reduce((sum, count) => sum + count, 0);
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const wakeUp = () => {
        clearTimeout(timer);
        sleepers.delete(wakeUp);
        resolve();
      };
      const timer = setTimeout(wakeUp, pauseMs);
      sleepers.add(wakeUp);
    });
  }

  function wake(): void {
    wakes += 1;
    for (const wakeUp of [...sleepers]) wakeUp();
  }

  async function loop(topic: Topic): Promise<void> {
    while (!isStopping) {
      const before = wakes;
      await drainTopic(topic).catch((error: unknown) =>
        log.warn({ topic: topic.name, reason: toError(error).message }, 'outbox is out of reach'),
      );
      if (!isStopping && wakes === before) await pause();
    }
  }

  return {
    drain,
    wake,
    start() {
      loops ??= topics.flatMap((topic) => Array.from({ length: topic.loops ?? 1 }, () => loop(topic)));
    },
    async stop() {
      isStopping = true;
      wake();
      await Promise.all(loops ?? []);
      await queries.releaseRows(backend, worker).catch(() => undefined);
    },
  };
}
