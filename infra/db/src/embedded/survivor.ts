import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity } from './process-identity.ts';
import { StartProblem, systemCode } from './start-problem.ts';

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** The postmaster that still runs on a data folder after its supervisor was killed; `undefined` when none does. */
export function findSurvivor(dataDir: string): ProcessIdentity | undefined {
  let text: string;
  try {
    text = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const pid = Number.parseInt(text, 10);
  // After a reboot the number may belong to a stranger: only a process started on this folder counts.
  return commandLine(pid).includes(dataDir) ? identify(pid) : undefined;
}

async function isGoneWithin(survivor: ProcessIdentity, timeoutMs: number): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  while (isRunning(survivor)) {
    if (performance.now() > end) return false;
    await delay(20);
  }
  return true;
}

function signal(survivor: ProcessIdentity, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(survivor.pid, name);
  } catch (error) {
    if (systemCode(error) === 'ESRCH') return;
    throw new StartProblem(
      `A database of another user still runs on this folder (process ${survivor.pid}): stop it first.`,
    );
  }
}

/** Stops a surviving postmaster (fast, then at once) and removes the traces of a dead one. */
export async function clearSurvivor(dataDir: string): Promise<void> {
  const survivor = findSurvivor(dataDir);
  if (survivor) {
    signal(survivor, 'SIGINT');
    if (!(await isGoneWithin(survivor, 10_000))) signal(survivor, 'SIGQUIT');
    if (!(await isGoneWithin(survivor, 5_000))) {
      throw new StartProblem(
        `The database of an earlier start (process ${survivor.pid}) does not stop: end it and try again.`,
      );
    }
  }
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
}
