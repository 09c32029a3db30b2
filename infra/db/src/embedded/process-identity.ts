import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** Changes with every boot and every process; opaque. */
  born: string;
}

function bornOnLinux(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The command name stands in brackets and may hold spaces: count the fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return '';
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8);
  return `${boot}-${fields[19] ?? ''}`;
}

function bornElsewhere(pid: number): string {
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
}

/** The moment a running process was born as an opaque word; empty when no such process runs (zombies count as gone). */
export function bornOf(pid: number): string {
  try {
    return existsSync('/proc/self/stat') ? bornOnLinux(pid) : bornElsewhere(pid);
  } catch {
    return '';
  }
}

/** The identity of a running process, this one by default; `undefined` when it does not run. */
export function identify(pid: number = process.pid): ProcessIdentity | undefined {
  const born = bornOf(pid);
  return born === '' ? undefined : { pid, born };
}

/** True while exactly this process runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return identity.born !== '' && bornOf(identity.pid) === identity.born;
}

/** Reads an identity out of parsed JSON; `undefined` when it is not one. */
export function parseIdentity(value: unknown): ProcessIdentity | undefined {
  if (typeof value !== 'object' || value === null || !('pid' in value) || !('born' in value)) return undefined;
  const { pid, born } = value;
  return Number.isInteger(pid) && typeof pid === 'number' && typeof born === 'string' ? { pid, born } : undefined;
}
