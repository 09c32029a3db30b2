import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillDisk } from '../testing/full-disk.ts';
import { createReporter, type Reporter } from './reporter.ts';

let logsDir: string;
let reporter: Reporter;
let printed: string[];

beforeEach(() => {
  logsDir = join(mkdtempSync(join(tmpdir(), 'umbral-logs-')), 'logs');
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  reporter = createReporter({ logsDir });
});
afterEach(() => {
  vi.restoreAllMocks();
  reporter.close();
  rmSync(join(logsDir, '..'), { recursive: true, force: true });
});

test.each(['mkdirSync', 'openSync'] as const)('a start on a full disk (%s) goes on without logs', (call) => {
  const makeRoom = fillDisk(call);
  try {
    reporter.step('database', 'ready');
    reporter.line('api', 'listens');
  } finally {
    makeRoom();
  }
  expect(printed.join('')).toContain('ready');
  // Another program, once there is room.
  reporter.step('search', 'ready');
  expect(readFileSync(join(logsDir, 'search.log'), 'utf8')).toContain('-- ready');
});

test('a folder of logs that is refused is told', () => {
  const makeRoom = fillDisk('mkdirSync', 'EACCES');
  try {
    expect(() => reporter.step('database', 'ready')).toThrow('EACCES');
  } finally {
    makeRoom();
  }
});
