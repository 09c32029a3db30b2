import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Backend } from '../backend.ts';
import type { Job, JobRun } from './job.ts';
import { measureJobs } from './job-metrics.ts';
import { createJobRunner } from './job-runner.ts';
import type { Schedule } from './schedule.ts';

const silent = { warn: () => undefined, error: () => undefined };

let api: TestApp;
let backend: Backend;

beforeAll(async () => {
  api = await createTestApp();
  ({ backend } = api);
});
afterAll(() => api.close());

function counted(name: string, schedule: Schedule, work: (run: JobRun) => Promise<void> = async () => undefined) {
  const runs: JobRun[] = [];
  const job: Job = {
    name,
    schedule,
    async run(run) {
      runs.push(run);
      await work(run);
    },
  };
  return { runs, job, runner: createJobRunner(backend, [job], silent) };
}

test('a daily job runs once a day, and days without anyone are made up for by one run', async () => {
  const { runs, runner } = counted('daily', { dailyAt: '07:00' });
  api.setNow(new Date('2026-11-20T15:00:00Z'));
  expect(await runner.runDue()).toEqual(['daily']);
  expect(await runner.runDue()).toEqual([]);
  api.setNow(new Date('2026-11-23T11:00:00Z'));
  expect(await runner.runDue()).toEqual(['daily']);
  expect(await runner.runDue()).toEqual([]);
  api.setNow(new Date('2026-11-23T12:00:00Z'));
  expect(await runner.runDue()).toEqual(['daily']);
  expect(runs.map(({ slot, previousSlot }) => [previousSlot?.toISOString(), slot.toISOString()])).toEqual([
    [undefined, '2026-11-20T12:00:00.000Z'],
    ['2026-11-20T12:00:00.000Z', '2026-11-22T12:00:00.000Z'],
    ['2026-11-22T12:00:00.000Z', '2026-11-23T12:00:00.000Z'],
  ]);
});

test('of many processes that look at once, one runs the job', async () => {
  api.setNow(new Date('2026-11-20T15:00:00Z'));
  const { runs, job } = counted('crowded', { everyMinutes: 60 });
  const runners = Array.from({ length: 8 }, () => createJobRunner(backend, [job], silent));
  const ran = await Promise.all(runners.map((runner) => runner.runDue()));
  expect(ran.flat()).toEqual(['crowded']);
  expect(runs).toHaveLength(1);
});

test('a job that fails is tried again after growing pauses, and keeps its reason until it goes well', async () => {
  let isBroken = true;
  const { runs, runner } = counted('shaky', { dailyAt: '01:00' }, async () => {
    if (isBroken) throw new Error('the provider is down');
  });
  const read = () => backend.db.selectFrom('job').where('name', '=', 'shaky').selectAll().executeTakeFirstOrThrow();
  api.setNow(new Date('2026-11-20T15:00:00Z'));
  await runner.runDue();
  await runner.runDue();
  expect(await read()).toMatchObject({ failures: 1, last_error: 'the provider is down', done_slot: null });
  api.setNow(new Date('2026-11-20T15:01:00Z'));
  await runner.runDue();
  expect((await read()).next_try_at).toEqual(new Date('2026-11-20T15:03:00Z'));
  expect(runs).toHaveLength(2);
  const registry = new Registry();
  measureJobs(registry, backend);
  expect(await registry.metrics()).toContain('job_failures{job="shaky"} 2');

  isBroken = false;
  api.setNow(new Date('2026-11-20T15:03:00Z'));
  await runner.runDue();
  expect(await read()).toMatchObject({ failures: 0, last_error: null, done_slot: new Date('2026-11-20T06:00:00Z') });
});

test('a runner that stops waits for what it runs, which hears of it', async () => {
  api.setNow(new Date('2026-11-20T15:00:00Z'));
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { runs, runner } = counted('long', { everyMinutes: 5 }, ({ signal }) => {
    start();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  });
  const ran = runner.runDue();
  await started;
  await runner.stop();
  expect(await ran).toEqual(['long']);
  expect(runs).toHaveLength(1);
});
