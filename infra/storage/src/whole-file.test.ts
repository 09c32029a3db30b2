import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAbsent, unlessAbsent } from './absent-file.ts';
import { storeWhole } from './whole-file.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'umbral-whole-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a file gets its name once it is written, from memory and from another file', async () => {
  const source = join(root, 'source');
  writeFileSync(source, 'from a file');
  await storeWhole(Buffer.from('from memory'), join(root, 'drafts/1'), join(root, 'a/b/1'));
  await storeWhole({ path: source }, join(root, 'drafts/2'), join(root, 'a/b/2'));
  expect(['1', '2'].map((name) => readFileSync(join(root, 'a/b', name), 'utf8'))).toEqual([
    'from memory',
    'from a file',
  ]);
  expect(readdirSync(join(root, 'drafts'))).toEqual([]);
});

test('one that cannot be written leaves the earlier one as it was, and nothing else', async () => {
  const path = join(root, 'a/1');
  await storeWhole(Buffer.from('earlier'), join(root, 'drafts/1'), path);
  await expect(storeWhole({ path: join(root, 'none') }, join(root, 'drafts/1'), path)).rejects.toThrow('ENOENT');
  expect(readFileSync(path, 'utf8')).toBe('earlier');
  expect(existsSync(join(root, 'drafts/1'))).toBe(false);
});

test('only an error about an absent file is one', () => {
  const error = (code: string) => Object.assign(new Error(code), { code });
  expect(['ENOENT', 'ENOTDIR', 'EACCES'].map((code) => isAbsent(error(code)))).toEqual([true, true, false]);
  expect(unlessAbsent(error('ENOENT'))).toBeUndefined();
  expect(() => unlessAbsent(error('EACCES'))).toThrow('EACCES');
});
