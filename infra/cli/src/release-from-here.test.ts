import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
