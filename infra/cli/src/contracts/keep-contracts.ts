import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractFile, headerStart, namesOfFiles } from './contract-files.ts';

/** What differs between a folder and what it should hold, by the names of files. */
export interface ContractChanges {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Compares a folder with the files that it should hold, and writes them where `isCheck` is false. A file stays as it is
 * where only the number of the composition differs, and so do those of remotes that could not be read: what they publish
 * is there, only newer than this program. Throws for a file in the way that was written by somebody else.
 */
export function keepContracts(
  folder: string,
  files: readonly ContractFile[],
  { isCheck, unreadable = [] }: { readonly isCheck: boolean; readonly unreadable?: readonly string[] },
): ContractChanges {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const there = new Map(
    entries.filter((one) => one.isFile()).map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const written = files.filter(({ name, text }) => {
    const now = there.get(name);
    if (now !== undefined && !now.startsWith(headerStart))
      throw new Error(`${join(folder, name)} was not written by umbral types: give it another name or place.`);
    return now === undefined || withoutNumber(now) !== withoutNumber(text);
  });
  const wanted = new Set([...files.map(({ name }) => name), ...unreadable.flatMap(namesOfFiles)]);
  const removed = [...there].flatMap(([name, text]) =>
    text.startsWith(headerStart) && !wanted.has(name) ? [name] : [],
  );
  if (!isCheck) {
    if (written.length > 0) mkdirSync(folder, { recursive: true });
    for (const { name, text } of written) writeFileSync(join(folder, name), text);
    for (const name of removed) rmSync(join(folder, name));
  }
  return { written: written.map(({ name }) => name), removed };
}

/** Each promotion of anybody is another composition: that alone makes no file stale. */
function withoutNumber(text: string): string {
  return text.replace(/ in composition \d+;/, ';');
}
