import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { TaskLog } from './task-log.ts';

const directory = mkdtempSync(join(tmpdir(), 'task-log-'));
const path = join(directory, 'tasks');

afterEach(() => rmSync(directory, { recursive: true }));

test('the file has an end, and tasks that wait stay in it', () => {
  const log = new TaskLog(path);
  log.accept(1);
  for (let taskID = 2; taskID < 40_000; taskID++) {
    log.accept(taskID);
    log.end(taskID, { isPublished: true });
  }
  expect(statSync(path).size).toBeLessThan(50_000 * 8);
  const again = new TaskLog(path);
  expect(again.outcome(1)).toMatchObject({ isPublished: false });
  expect(again.outcome(39_999)).toEqual({ isPublished: true });
  expect(again.outcome(2)).toBeNull();
});
