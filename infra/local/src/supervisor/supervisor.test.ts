import { expect, test } from 'vitest';
import { createBackOff } from './back-off.ts';
import type { Part } from './part.ts';
import { createSupervisor } from './supervisor.ts';

function recordedParts(log: string[], failing = '') {
  return (name: string, needs: string[]): Part => ({
    name,
    needs,
    async start() {
      log.push(`start ${name}`);
      await Promise.resolve();
      if (name === failing) throw new Error(`${name} fails`);
      log.push(`${name} runs`);
    },
    async stop() {
      await Promise.resolve();
      log.push(`stop ${name}`);
    },
  });
}

test('parts start after what they need and stop before it', async () => {
  const log: string[] = [];
  const part = recordedParts(log);
  const supervisor = createSupervisor([part('db', []), part('api', ['db']), part('shell', ['api'])]);
  await supervisor.start();
  expect(log).toEqual(['start db', 'db runs', 'start api', 'api runs', 'start shell', 'shell runs']);
  log.length = 0;
  await supervisor.stop();
  expect(log).toEqual(['stop shell', 'stop api', 'stop db']);
});

test('parts that do not need one another start together', async () => {
  const log: string[] = [];
  const part = recordedParts(log);
  await createSupervisor([part('build', []), part('db', [])]).start();
  expect(log.slice(0, 2)).toEqual(['start build', 'start db']);
});

test('after a failure what runs is stopped and what waits never starts', async () => {
  const log: string[] = [];
  const part = recordedParts(log, 'api');
  const supervisor = createSupervisor([part('db', []), part('api', ['db']), part('shell', ['api'])]);
  await expect(supervisor.start()).rejects.toThrow('api fails');
  expect(log).not.toContain('start shell');
  expect(log.indexOf('stop db')).toBeGreaterThan(log.indexOf('stop api'));
});

test('a part whose need is unknown or stands later is refused', () => {
  const part = recordedParts([]);
  expect(() => createSupervisor([part('api', ['db']), part('db', [])])).toThrow('api needs db');
});

test('the first restart waits for nothing, then waits double with every quick crash, end at 10 s, and begin anew after a healthy run', () => {
  const backOff = createBackOff();
  const waits = Array.from({ length: 8 }, () => backOff.next(100));
  expect(waits).toEqual([0, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(backOff.next(60_000)).toBe(0);
});
