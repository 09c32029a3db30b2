import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLock, isHeldByUs, readLock } from './pid-lock.ts';
import { identify, isRunning } from './process-identity.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a free lock is taken, carries its facts and leaves nothing behind', () => {
  const lock = acquireLock(join(folder, 'lock'), { url: 'http://a' });
  if (!isHeldByUs(lock)) throw new Error('held by somebody');
  expect(readLock(join(folder, 'lock'))).toMatchObject({ pid: process.pid, facts: { url: 'http://a' } });
  lock.update({ url: 'http://b' });
  expect(readLock(join(folder, 'lock'))?.facts).toEqual({ url: 'http://b' });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a second taker gets the record of the running holder', () => {
  acquireLock(join(folder, 'lock'), { url: 'http://a' });
  const second = acquireLock(join(folder, 'lock'));
  expect(isHeldByUs(second)).toBe(false);
  expect(second).toMatchObject({ pid: process.pid, facts: { url: 'http://a' } });
});

test('the lock of a dead process is taken over', async () => {
  const child = spawn('sleep', ['60']);
  const identity = identify(child.pid);
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...identity, facts: {} }));
  expect(isHeldByUs(acquireLock(join(folder, 'lock')))).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(isHeldByUs(acquireLock(join(folder, 'lock')))).toBe(true);
});

test('a number that now belongs to another process does not hold a lock', () => {
  const lookalike = { pid: process.pid, born: 'another boot' };
  expect(isRunning(lookalike)).toBe(false);
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...lookalike, facts: {} }));
  expect(isHeldByUs(acquireLock(join(folder, 'lock')))).toBe(true);
});

test('a file that is no lock is replaced', () => {
  writeFileSync(join(folder, 'lock'), 'torn');
  expect(isHeldByUs(acquireLock(join(folder, 'lock')))).toBe(true);
});
