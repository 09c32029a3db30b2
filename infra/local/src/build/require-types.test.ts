import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { volatileRecord } from '../supervisor/survivors.ts';
import { requireTypes } from './require-types.ts';

let root: string;
let lines: string[];
const check = () => requireTypes({ root, record: volatileRecord, step: () => undefined, line: keep }, 'mf-made-up');
const keep = (_name: string, line: string) => void lines.push(line);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-types-'));
  lines = [];
  const real = readSettings().root;
  cpSync(join(real, 'tsconfig.json'), join(root, 'tsconfig.json'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  mkdirSync(join(root, 'node_modules/@types'), { recursive: true });
  for (const name of ['typescript', '@typescript', '@types/node', 'undici-types'])
    symlinkSync(join(real, 'node_modules', name), join(root, 'node_modules', name));
  mkdirSync(join(root, 'mf-made-up/src'), { recursive: true });
  write('part.ts', 'export const part: number = 1;');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string): void {
  writeFileSync(join(root, 'mf-made-up/src', name), text);
}

test('sound types pass, whatever a test says', async () => {
  write('part.test.ts', "const wrong: number = 'one';");
  await check();
  expect(lines).toEqual([]);
});

test('a fault of types is told with its place, and the way round it', async () => {
  write('part.ts', "export const part: number = 'one';");
  await expect(check()).rejects.toThrow(/--override.*part\.ts\(1,14\): error TS2322/);
  expect(lines.join()).toContain('error TS2322');
});
