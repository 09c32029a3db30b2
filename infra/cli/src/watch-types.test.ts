import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchTypes } from './watch-types.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-types-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('each round tells its faults with their places, a sound one none; the compiler ends with the watch', async () => {
  // As the compiler writes it where nobody looks at colours.
  writeFileSync(
    join(folder, 'compiler.mjs'),
    `import { writeFileSync } from 'node:fs';
     writeFileSync('asked.json', JSON.stringify({ pid: process.pid, words: process.argv.slice(2) }));
     console.log('10:04:11 AM - Starting compilation in watch mode...\\n');
     console.log("src/remote.ts(3,1): error TS2322: Type 'string' is not assignable to type 'number'.");
     console.log('  The expected type comes from here.');
     console.log('\\n10:04:12 AM - Found 1 error. Watching for file changes.');
     console.log('10:04:20 AM - File change detected. Starting incremental compilation...\\n');
     console.log('10:04:21 AM - Found 0 errors. Watching for file changes.');
     setInterval(() => {}, 1000);`,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { types: 'node compiler.mjs' } }));
  const rounds: (readonly string[])[] = [];
  const watching = watchTypes(folder, (faults) => rounds.push(faults));
  await expect.poll(() => rounds, { timeout: 20_000 }).toHaveLength(2);
  expect(rounds).toEqual([
    [
      "src/remote.ts(3,1): error TS2322: Type 'string' is not assignable to type 'number'.",
      '  The expected type comes from here.',
    ],
    [],
  ]);
  const { pid, words } = JSON.parse(readFileSync(join(folder, 'asked.json'), 'utf8'));
  expect(words).toEqual(['--watch', '--preserveWatchOutput']);
  watching?.stop();
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
});

test('a repository without a script for types is not watched', () => {
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(watchTypes(folder, () => undefined)).toBeUndefined();
});
