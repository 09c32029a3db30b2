import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A thread begins with the priority of the one that made it. */
const asOthers = "require('node:os').setPriority(0);";

/** Threads that want all cores twice over; gives the way to end them. */
export function starve(): () => Promise<void> {
  const threads = Array.from(
    { length: 2 * availableParallelism() },
    () => new Worker(`${asOthers}for (;;);`, { eval: true }),
  );
  return async () => {
    await Promise.all(threads.map((thread) => thread.terminate()));
  };
}
