import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a log that is large enough begins anew, and the part before it stays', () => {
  const path = join(folder, 'api.log');
  const log = openLogFile(path, 12);
  for (const line of ['one', 'two', 'three', 'four', 'five']) log.add(line);
  log.close();
  expect(readdirSync(folder)).toEqual(['api.log', 'api.log.1']);
  expect([readFileSync(`${path}.1`, 'utf8'), readFileSync(path, 'utf8')]).toEqual(['three\nfour\n', 'five\n']);
});

test('a log goes on where the file of before ended', () => {
  const path = join(folder, 'api.log');
  for (const line of ['one', 'two']) {
    const log = openLogFile(path, 100);
    log.add(line);
    log.close();
  }
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
});

test('a line that finds no room on the disk is lost, and nobody falls over it', () => {
  // Every write to this device fails as on a full disk.
  const log = openLogFile('/dev/full', 1_000_000);
  expect(() => log.add('a line')).not.toThrow();
  log.close();
});
