import { readFileSync } from 'node:fs';

/**
 * Milliseconds for which the main thread of a process has been ready to run while other programs had the processors,
 * since its birth. Source: the second field of `/proc/<pid>/schedstat`. 0 where the system does not tell.
 */
export function waitedForProcessor(pid: number): number {
  try {
    const [, waitedNs = '0'] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    return Number(waitedNs) / 1e6;
  } catch {
    return 0;
  }
}
