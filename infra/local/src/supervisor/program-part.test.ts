import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bornOf } from 'infra-db/embedded/process-identity.ts';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { freePort } from 'infra-ports/free-port.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeReporter, type FakeReporter } from '../testing/fake-reporter.ts';
import type { Part } from './part.ts';
import { programPart } from './program-part.ts';
import { createRunRecord, endSurvivors } from './survivors.ts';

const fake = fileURLToPath(new URL('../testing/fake-program.ts', import.meta.url));

let root = '';
let reporter: FakeReporter;
let port = 0;
let part: Part | undefined;
/** The program that was started last. */
let latestPid = 0;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'umbral-sup-'));
  reporter = createFakeReporter();
  port = await freePort();
});
afterEach(async () => {
  await part?.stop();
  part = undefined;
  rmSync(root, { recursive: true, force: true });
});

function make(mode = '', options: { readyTimeoutMs?: number; silenceMs?: number } = {}): Part {
  const env = { FAKE_MODE: mode, FAKE_PORT: String(port) };
  const spec = {
    name: 'fake',
    needs: [],
    command: process.execPath,
    args: [fake],
    cwd: root,
    env,
    restartMs: 20,
    ...options,
  };
  const record = createRunRecord(join(root, 'processes.json'));
  const remembering = {
    ...record,
    add(pid: number) {
      latestPid = pid;
      record.add(pid);
    },
  };
  const address = `http://127.0.0.1:${port}/`;
  part = programPart({ ...spec, readyUrl: address, liveUrl: address }, { reporter, record: remembering });
  return part;
}

async function numberAfter(word: string): Promise<number> {
  return Number((await reporter.heard(word)).split(' ').at(-1));
}

test('a program counts as started only when it answers, and is gone after a stop', async () => {
  await make('slow').start();
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  const pid = await numberAfter('pid');
  await part?.stop();
  expect(bornOf(pid)).toBe('');
  expect(reporter.told).toContain('fake: asked to stop');
});

test('a program that ends during its start is one sentence with its last line', async () => {
  const started = make('fails-at-once').start();
  await expect(started).rejects.toThrow(StartProblem);
  await expect(started).rejects.toThrow('the configuration is wrong');
});

test('a program that never answers is ended', async () => {
  const started = make('never-ready', { readyTimeoutMs: 400 }).start();
  await expect(started).rejects.toThrow('did not start');
  expect(latestPid).toBeGreaterThan(0);
  expect(bornOf(latestPid)).toBe('');
});

test('a program that crashes is started again', async () => {
  await make().start();
  const first = await numberAfter('pid');
  reporter.told.length = 0;
  await fetch(`http://127.0.0.1:${port}/crash`);
  await reporter.heard('ended unasked (code 9)');
  await reporter.heard('ready');
  expect(await numberAfter('pid')).not.toBe(first);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test.each([
  ['stopped', (pid: number) => process.kill(pid, 'SIGSTOP')],
  ['in an endless loop', () => fetch(`http://127.0.0.1:${port}/loop`)],
])('a program that hangs, %s, is ended and started again', async (_, hang) => {
  await make('', { silenceMs: 500 }).start();
  const first = await numberAfter('pid');
  reporter.told.length = 0;
  await hang(first);
  await reporter.heard('said nothing for 0.5 s and was ended');
  await reporter.heard('ready');
  expect(await numberAfter('pid')).not.toBe(first);
  expect(bornOf(first)).toBe('');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test('what is left of a silence is hardly ever a whole number of milliseconds', async () => {
  await make('', { silenceMs: 700.5 }).start();
  process.kill(await numberAfter('pid'), 'SIGSTOP');
  await reporter.heard('said nothing for 0.7005 s and was ended');
  await reporter.heard('ready');
});

test('a stop during the wait before a restart starts nothing any more', async () => {
  await make().start();
  await fetch(`http://127.0.0.1:${port}/crash`);
  await reporter.heard('ended unasked');
  await part?.stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('what a program started itself does not outlive it', async () => {
  await make('has-a-child').start();
  const grandchild = await numberAfter('child');
  expect(bornOf(grandchild)).not.toBe('');
  await part?.stop();
  await expect.poll(() => bornOf(grandchild)).toBe('');
});

test('the programs of a killed run are found and ended, strangers are not', async () => {
  await make('has-a-child').start();
  const pid = await numberAfter('pid');
  const file = join(root, 'old.json');
  const stranger = { pid: process.pid, born: 'earlier' };
  writeFileSync(file, JSON.stringify([{ pid, born: bornOf(pid) }, stranger]));
  expect(await endSurvivors(file)).toBe(1);
  expect(bornOf(pid)).toBe('');
});
