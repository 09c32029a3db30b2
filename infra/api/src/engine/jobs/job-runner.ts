import type { Backend } from '../backend.ts';
import type { WorkerLog } from '../outbox/outbox-worker.ts';
import { toError } from '../outbox/topic.ts';
import type { Job } from './job.ts';
import { type JobRecord, lockJob, readRecords, recordFailure, recordSuccess } from './job-queries.ts';
import { latestSlot } from './schedule.ts';

export interface JobRunner {
  /** Runs what is due and gives the names of what it ran, well or not. */
  runDue(): Promise<string[]>;
  /** Looks for due jobs every few seconds from now on. */
  start(): void;
  /** Asks running jobs to end and waits for them. */
  stop(): Promise<void>;
}

const lookEveryMs = 10_000;

/** Makes the runner of jobs. Any number of processes may have one: each due run is made by one of them. */
export function createJobRunner(backend: Backend, jobs: readonly Job[], log: WorkerLog): JobRunner {
  const controller = new AbortController();
  const running = new Map<string, Promise<boolean>>();
  let timer: NodeJS.Timeout | undefined;

  async function runDue(): Promise<string[]> {
    const records = await readRecords(
      backend.db,
      jobs.map(({ name }) => name),
    );
    const due = jobs.filter((job) => !running.has(job.name) && isDue(job, records.get(job.name), backend.now()));
    const ran = await Promise.all(due.map(async (job) => ((await begin(job)) ? [job.name] : [])));
    return ran.flat();
  }

  function begin(job: Job): Promise<boolean> {
    const run = runAlone(job)
      .catch((error: unknown) => {
        log.warn({ job: job.name, reason: toError(error).message }, 'job could not be recorded');
        return false;
      })
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
    return run;
  }

  /** False where another process has the job, or has just done it. */
  function runAlone(job: Job): Promise<boolean> {
    return backend.db.transaction().execute(async (transaction) => {
      if (!(await lockJob(transaction, job.name))) return false;
      const record = (await readRecords(transaction, [job.name])).get(job.name);
      const startedAt = backend.now();
      if (!isDue(job, record, startedAt)) return false;
      const slot = latestSlot(job.schedule, startedAt);
      try {
        await job.run({ slot, previousSlot: record?.done_slot ?? undefined, signal: controller.signal });
        await recordSuccess(transaction, job.name, slot, { startedAt, finishedAt: backend.now() });
      } catch (error) {
        const failure = toError(error);
        log.error({ job: job.name, failures: (record?.failures ?? 0) + 1, reason: failure.message }, 'job failed');
        await recordFailure(transaction, job.name, failure, { startedAt, finishedAt: backend.now() });
      }
      return true;
    });
  }

  async function look(): Promise<void> {
    void runDue().catch((error: unknown) => log.warn({ reason: toError(error).message }, 'jobs are out of reach'));
    timer = setTimeout(look, lookEveryMs);
    timer.unref();
  }

  return {
    runDue,
    start: () => void look(),
    async stop() {
      clearTimeout(timer);
      controller.abort();
      await Promise.all(running.values());
    },
  };
}

function isDue(job: Job, record: JobRecord | undefined, now: Date): boolean {
  if (record?.next_try_at && record.next_try_at > now) return false;
  return !record?.done_slot || record.done_slot < latestSlot(job.schedule, now);
}
