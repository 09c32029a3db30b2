import { fileURLToPath } from 'node:url';
import { bornOf } from 'infra-db/embedded/process-identity.ts';
import { expect, test } from 'vitest';
import { spawnChild } from './child-process.ts';
import { volatileRecord } from './survivors.ts';

const fake = fileURLToPath(new URL('../testing/fake-program.ts', import.meta.url));

test('a program that ignores SIGTERM is ended by force after its time', async () => {
  const lines: string[] = [];
  const child = spawnChild({
    command: process.execPath,
    args: [fake],
    cwd: '/',
    env: { FAKE_MODE: 'ignores-stop', FAKE_PORT: '0' },
    onLine: (line) => lines.push(line),
    record: volatileRecord,
    stopTimeoutMs: 200,
  });
  await expect.poll(() => lines.some((line) => line.startsWith('pid'))).toBe(true);
  await child.stop();
  expect(lines).toContain('asked to stop');
  expect(bornOf(child.pid)).toBe('');
});

test('a program that does not exist ends with -1', async () => {
  const child = spawnChild({
    command: '/nowhere/program',
    args: [],
    cwd: '/',
    env: {},
    onLine: () => undefined,
    record: volatileRecord,
  });
  expect(await child.exited).toBe(-1);
});
