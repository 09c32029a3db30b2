import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fillDisk } from '../testing/full-disk.ts';
import { createRunRecord } from './survivors.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-run-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a run that begins on a full disk is written down as soon as there is room', () => {
  const file = join(folder, 'processes.json');
  const makeRoom = fillDisk('writeFileSync');
  let record: ReturnType<typeof createRunRecord>;
  try {
    record = createRunRecord(file);
    record.add(process.pid);
  } finally {
    makeRoom();
  }
  record.add(process.ppid);
  const pids = JSON.parse(readFileSync(file, 'utf8')).map(({ pid }: { pid: number }) => pid);
  expect(pids).toEqual([process.pid, process.ppid]);
});

test('a list that is refused for another reason is told', () => {
  const makeRoom = fillDisk('writeFileSync', 'EACCES');
  try {
    expect(() => createRunRecord(join(folder, 'processes.json'))).toThrow('EACCES');
  } finally {
    makeRoom();
  }
});
