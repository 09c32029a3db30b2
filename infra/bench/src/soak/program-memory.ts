import { readdirSync, readFileSync } from 'node:fs';

/** Memory of some programs together, in bytes. */
export interface Memory {
  /** What is theirs alone, and their part of what they share with others (`Pss` of the kernel). */
  readonly resident: number;
  /** What is in use in the heaps of those that tell, garbage included. */
  readonly heap?: number;
}

/** The programs that a process has started, and those that they have started, itself included: pid → its words. */
export function programsOf(pid: number): ReadonlyMap<number, string> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const [, parent] = /\) \S (\d+) /.exec(readOf(name, 'stat')) ?? [];
    if (parent) children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
  }
  const found = new Map<number, string>();
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.set(next, readOf(String(next), 'cmdline').replaceAll('\0', ' '));
    waiting.push(...(children.get(next) ?? []));
  }
  return found;
}

/** Bytes of a process, or none where it has ended. */
export function residentOf(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+) kB/m.exec(readOf(String(pid), 'smaps_rollup')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Bytes in use in the heap of a program that shows its metrics at this address. */
export async function heapOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(text) ?? [];
  if (!bytes) throw new Error(`${url}/metrics says nothing of its heap`);
  return Number(bytes);
}

function readOf(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // No process, or one that has ended since it was listed.
    return '';
  }
}
