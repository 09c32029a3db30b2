import { readFile } from 'node:fs/promises';
import type { ThreadTime } from './turn-watch.ts';

const pageBytes = 4096;
const perMs = 1_000_000;

/** The clocks of a process' main thread, as Linux keeps them: how long it ran, and how long it waited for its turn. */
export async function timeOfProcess(pid: number): Promise<ThreadTime> {
  const [ran = Number.NaN, waited = Number.NaN] = numbers(await readFile(`/proc/${pid}/schedstat`, 'utf8'));
  return { activeMs: (ran + waited) / perMs, cpuMs: ran / perMs };
}

/** Resident memory of a process, in bytes. */
export async function residentBytes(pid: number): Promise<number> {
  const [, resident = Number.NaN] = numbers(await readFile(`/proc/${pid}/statm`, 'utf8'));
  return resident * pageBytes;
}

/** The process that a wrapper has started, or the one itself: wrappers only wait, and their figures say nothing. */
export async function innermost(pid: number): Promise<number> {
  const [child] = numbers(await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''));
  return child === undefined ? pid : innermost(child);
}

function numbers(text: string): number[] {
  return text.trim() === '' ? [] : text.trim().split(/\s+/).map(Number);
}
