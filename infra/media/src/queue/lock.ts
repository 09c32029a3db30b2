import { mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Takes a lock file that holds this process; gives how to release it. Throws while another process holds it. */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), { recursive: true });
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder && isAlive(holder)) throw new Error(`${file} is held by process ${holder}: one queue at a time`);
  await rm(file, { force: true });
  const handle = await open(file, 'wx');
  await handle.writeFile(String(process.pid));
  await handle.close();
  return () => rm(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
