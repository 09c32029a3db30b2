import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

const ownThreads = '/proc/self/task';
/** What libuv calls the threads that pack, digest and read files; all start with the first task. */
const poolThread = 'libuv-worker';
/** As far as those who draw (`render/walls.ts`), on the scale of the system's `nice`. */
const stepsBack = 5;

/**
 * The threads that pack answers give way to the one that gives them: a page that is kept is sent while others are packed.
 * Gives how many did; none where the system lists no threads, as all but Linux.
 */
export async function packersStepBack(): Promise<number> {
  const threads = await readdir(ownThreads).catch(() => []);
  const names = await Promise.all(threads.map((thread) => readFile(`${ownThreads}/${thread}/comm`, 'utf8')));
  const packers = threads.filter((_, index) => names[index]?.trim() === poolThread);
  const behind = Math.min(getPriority() + stepsBack, constants.priority.PRIORITY_LOW);
  for (const packer of packers) setPriority(Number(packer), behind);
  return packers.length;
}
