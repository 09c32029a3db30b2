import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseFromHere } from './release-from-here.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-key-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('a key with a whole path is made and read there', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const file = join(folder, 'team.pem');
  const words = ['--show-key', '--key', file];
  expect(await releaseFromHere(words, AbortSignal.timeout(1000))).toBe(0);
  expect(readFileSync(file, 'utf8')).toContain('PRIVATE KEY');
  await releaseFromHere(words, AbortSignal.timeout(1000));
  const [[first] = [], [again] = []] = print.mock.calls;
  expect(again).toBe(first);
});

test('a remote whose types are wrong goes nowhere', async () => {
  const tell = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const scripts = { types: "echo 'src/remote.ts(3,1): error TS2322' && exit 1" };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  // Nobody answers there: who came so far would say so.
  const words = ['--portal', 'http://127.0.0.1:9', '--token', 'secret'];
  expect(await releaseFromHere(words, AbortSignal.timeout(10_000), folder)).toBe(1);
  expect(tell.mock.calls).toEqual([[expect.stringMatching(/remote\.ts\(3,1\): error TS2322\nThe types are wrong/)]]);
});
