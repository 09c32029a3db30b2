import { setTimeout as delay } from 'node:timers/promises';
import type { SharedPrograms } from './shared-programs.ts';

/** How often each status was answered. */
export type Statuses = ReadonlyMap<number, number>;

const visitors = 3;
const enough = 20;
/** What they do in between: the programs must have time to start. */
const pauseMs = 30;

/**
 * Asks an address on and on while something is done; that may wait until visitors are being served. Rejects with what a
 * visitor met who got no answer at all.
 */
export async function whileAsked(
  url: string,
  work: (isServed: () => Promise<void>) => Promise<void>,
): Promise<Statuses> {
  const statuses = new Map<number, number>();
  let answers = 0;
  let isOver = false;
  const asking = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      count(statuses, await askAsNginx(url));
      answers += 1;
      await delay(pauseMs);
    }
  });
  const isServed = async () => {
    for (const wanted = answers + enough; answers < wanted; ) await delay(20);
  };
  const all = Promise.all(asking);
  try {
    await Promise.race([work(isServed), all]);
  } finally {
    isOver = true;
  }
  await all;
  return statuses;
}

function count(statuses: Map<number, number>, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Asked by a connection of its own; one that died in the middle is asked for once more, as nginx does. */
async function askAsNginx(url: string, isAgain = false): Promise<number> {
  try {
    const answer = await fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    if (!isAgain && diedInTheMiddle(error)) return askAsNginx(url, true);
    throw error;
  }
}

function diedInTheMiddle(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  return cause instanceof Error && 'code' in cause && ['UND_ERR_SOCKET', 'ECONNRESET'].includes(String(cause.code));
}

/** Stops one, sees that whoever comes is served by the other, and has it killed, as a watchdog does, and replaced. */
export async function hangAndReplace(two: SharedPrograms, number: number, path: string): Promise<Statuses> {
  const pid = two.pids[number] ?? 0;
  process.kill(pid, 'SIGSTOP');
  const statuses = new Map<number, number>();
  for (let asked = 0; asked < 5; asked += 1) count(statuses, await askAsNginx(`${two.url}${path}`));
  process.kill(pid, 'SIGKILL');
  await isReplaced(two, number, pid);
  return statuses;
}

/** Restarts one in order. */
export async function restartOne(two: SharedPrograms, number: number): Promise<void> {
  const pid = two.pids[number] ?? 0;
  two.restart(number);
  await isReplaced(two, number, pid);
}

async function isReplaced(two: SharedPrograms, number: number, pid: number): Promise<void> {
  while (two.pids[number] === pid) await delay(20);
  await two.areUp();
}
