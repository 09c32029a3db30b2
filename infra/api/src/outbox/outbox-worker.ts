import { randomUUID } from 'node:crypto';
import type { Backend } from '../backend.ts';
import * as queries from './outbox-queries.ts';
import { type Topic, toError } from './topic.ts';

/** Where the worker tells what went wrong; holds no personal data. */
export interface WorkerLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface Worker {
  /** Carries out what is due until nothing is; gives how many rows it took. */
  drain(): Promise<number>;
  /** Wakes the loop, which otherwise looks again after a pause. */
  wake(): void;
  /** Finishes the row in hand, gives back the others, and ends. */
  stop(): Promise<void>;
}

const pauseMs = 2000;
const usualLeaseSeconds = 60;

/** Makes the worker of the outbox; `start` begins its loop. Any number of them may run side by side. */
export function createWorker(backend: Backend, topics: readonly Topic[], log: WorkerLog): Worker & { start(): void } {
  const worker = `${process.pid}-${randomUUID().slice(0, 8)}`;
  let isStopping = false;
  let loop: Promise<void> | undefined;
  let wakeUp: () => void = () => undefined;

  async function runTopic(topic: Topic): Promise<number> {
    if (!(await queries.isAnythingDue(backend, topic.name))) return 0;
    if (topic.isReady && !(await topic.isReady())) return 0;
    const { name, batch, leaseSeconds = usualLeaseSeconds } = topic;
    const rows = await queries.claimRows(backend, { worker, topics: [name], batch, leaseSeconds });
    if (rows.length === 0) return 0;
    const failures = await topic
      .run(rows)
      .catch((error: unknown) => new Map(rows.map(({ id }) => [id, toError(error)])));
    for (const row of rows) await settle(row, failures.get(row.id));
    return rows.length;
  }

  async function settle({ id, topic, attempts }: queries.OutboxRow, failure: Error | undefined): Promise<void> {
    if (!failure) {
      await queries.finishRow(backend, id, worker);
      return;
    }
    const state = await queries.failRow(backend, id, worker, failure.message);
    const facts = { topic, row: id, attempts, reason: failure.message };
    if (state === 'dead') log.error(facts, 'outbox row is dead');
    else log.warn(facts, 'outbox row will be tried again');
  }

  async function round(): Promise<number> {
    await queries.buryLost(backend);
    let taken = 0;
    for (const topic of topics) if (!isStopping) taken += await runTopic(topic);
    return taken;
  }

  async function drain(): Promise<number> {
    let total = 0;
    for (let taken = await round(); taken > 0 && !isStopping; taken = await round()) total += taken;
    return total;
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      await drain().catch((error: unknown) => log.warn({ reason: toError(error).message }, 'outbox is out of reach'));
      if (!isStopping) await pause();
    }
  }

  return {
    drain,
    wake: () => wakeUp(),
    start() {
      loop ??= run();
    },
    async stop() {
      isStopping = true;
      wakeUp();
      await loop;
      await queries.releaseRows(backend, worker).catch(() => undefined);
    },
  };
}
