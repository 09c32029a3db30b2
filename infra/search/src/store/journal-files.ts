import { createReadStream } from 'node:fs';
import { access, open } from 'node:fs/promises';
import { entryChunks, type JournalEntry } from './journal-entry.ts';

/** The generations of the files of a kind, ascending. */
export function generationsOf(names: readonly string[], kind: 'snapshot' | 'journal'): number[] {
  const numbers = names.map((name) => new RegExp(`^${kind}-(\\d+)$`).exec(name)?.[1]);
  return numbers
    .filter((number) => number !== undefined)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Writes all entries and their number, which tells a whole snapshot from a torn one; waits until they are on disk. */
export async function writeSnapshot(path: string, entries: Iterable<JournalEntry>): Promise<void> {
  const handle = await open(path, 'w');
  try {
    let count = 0;
    for (const chunk of entryChunks(entries, () => count++)) await handle.appendFile(chunk);
    await handle.appendFile(`E\t${count}\n`);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Puts on disk that files have new names. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The lines of a file. JSON text may hold U+2028 and U+2029, at which readline would break a line too. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const parts = `${rest}${chunk}`.split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  if (rest !== '') yield rest;
}

/** Whether there is a file or folder. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
