import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identify, isRunning, type ProcessIdentity, parseIdentity } from './process-identity.ts';
import { systemCode } from './start-problem.ts';

/** What stands in a lock file: its holder and a few facts for whoever finds it. */
export interface LockRecord extends ProcessIdentity {
  facts: Record<string, string>;
}

/** A lock of this process on a file. */
export interface PidLock {
  /** Replaces the facts that others read. */
  update(facts: Record<string, string>): void;
  release(): void;
}

function factsOf(value: object): Record<string, string> {
  const facts = 'facts' in value ? value.facts : undefined;
  if (typeof facts !== 'object' || facts === null) return {};
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, String(fact)]));
}

/** The record in a lock file, whether its holder runs or not; `undefined` without a readable file. */
export function readLock(file: string): LockRecord | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const identity = parseIdentity(value);
    return identity && typeof value === 'object' && value ? { ...identity, facts: factsOf(value) } : undefined;
  } catch (error) {
    if (systemCode(error) === 'EACCES') throw error;
    return undefined;
  }
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Takes the file of a dead holder away; puts it back when a living one was faster. */
function removeStale(file: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readLock(aside);
  if (moved && isRunning(moved)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function writeRecord(file: string, facts: Record<string, string>): void {
  writeFileSync(file, `${JSON.stringify({ ...identify(), facts })}\n`, { mode: 0o644 });
}

/**
 * Takes the lock `file` for this process, or gives the record of the running holder.
 * The file of a process that died is taken over; the folder must exist.
 */
export function acquireLock(file: string, facts: Record<string, string> = {}): PidLock | LockRecord {
  const draft = `${file}.${process.pid}.draft`;
  writeRecord(draft, facts);
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (tryLink(draft, file)) return lockOn(file, draft);
      const holder = readLock(file);
      if (holder && isRunning(holder)) return holder;
      removeStale(file);
    }
    throw new Error(`The lock ${file} changes hands too quickly.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function lockOn(file: string, draft: string): PidLock {
  return {
    update(facts) {
      writeRecord(draft, facts);
      renameSync(draft, file);
    },
    release() {
      if (readLock(file)?.pid === process.pid) rmSync(file, { force: true });
    },
  };
}

/** Tells a lock of ours from the record of another holder. */
export function isHeldByUs(lock: PidLock | LockRecord): lock is PidLock {
  return 'release' in lock;
}
