import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { identify, isRunning, type ProcessIdentity, parseIdentity } from 'infra-db/embedded/process-identity.ts';
import { isOutOfRoom } from 'infra-db/out-of-room.ts';

/** The written list of programs of a run, from which the next run finds those that outlived it. */
export interface RunRecord {
  add(pid: number): void;
  remove(pid: number): void;
}

function readRecord(file: string): ProcessIdentity[] {
  if (!existsSync(file)) return [];
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(value) ? value.map(parseIdentity).filter((identity) => identity !== undefined) : [];
  } catch {
    return [];
  }
}

/** Starts the list of this run, each program with its birth so that a stranger's number is never taken for it. */
export function createRunRecord(file: string): RunRecord {
  const identities = new Map<number, ProcessIdentity>();
  const write = () => {
    try {
      writeFileSync(`${file}.draft`, JSON.stringify([...identities.values()]));
      renameSync(`${file}.draft`, file);
    } catch (error) {
      // On a full disk the list is a little old; the programs go on, which is what it is for.
      if (!isOutOfRoom(error)) throw error;
    }
  };
  write();
  return {
    add(pid) {
      const identity = identify(pid);
      if (identity) identities.set(pid, identity);
      write();
    },
    remove(pid) {
      identities.delete(pid);
      write();
    },
  };
}

/** Sends a signal to a program and all of its group; a group that is gone is no error. */
export function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended by itself, which is what the signal was for.
  }
}

async function waitUntilGone(survivors: ProcessIdentity[], timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (survivors.some(isRunning) && performance.now() < end) await delay(25);
}

/** Ends the programs of an earlier run that was killed: gently, after 5 s by force. Gives how many there were. */
export async function endSurvivors(file: string): Promise<number> {
  const survivors = readRecord(file).filter(isRunning);
  for (const { pid } of survivors) signalGroup(pid, 'SIGTERM');
  await waitUntilGone(survivors, 5_000);
  for (const { pid } of survivors.filter(isRunning)) signalGroup(pid, 'SIGKILL');
  await waitUntilGone(survivors, 5_000);
  rmSync(file, { force: true });
  return survivors.length;
}

/** A record for programs that nobody has to find later. */
export const volatileRecord: RunRecord = { add: () => undefined, remove: () => undefined };
