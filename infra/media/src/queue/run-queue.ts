import { setTimeout as sleep } from 'node:timers/promises';
import type { RenderJob } from '../jobs/render-job.ts';
import type { Studio } from './studio.ts';

export interface Queue {
  readonly studio: Studio;
  readonly signal: AbortSignal;
  /** Jobs in the order in which they should be made; asked again after each one, as they may change meanwhile. */
  pending(): Promise<readonly RenderJob[]>;
  /** Encodes a finished picture and lists it. */
  keep(job: RenderJob, master: string): Promise<void>;
  /** What is done with the library whenever nothing is pending. */
  rest(): Promise<void>;
  say(text: string): void;
}

/** What came of a run. */
export interface Outcome {
  readonly made: number;
  readonly failed: ReadonlyMap<string, string>;
}

export interface Until {
  /** Number of jobs. */
  readonly limit: number;
  /** Waits for new jobs when none is pending, until it is told to stop. */
  readonly watch: boolean;
}

const watchPauseMs = 20_000;

/**
 * Makes pictures until none is pending, `limit` were begun, or it is told to stop. While one renders, the one before
 * is finished. A job that fails is noted, not tried again, and stops nothing.
 */
export async function runQueue(
  { studio, signal, pending, keep, rest, say }: Queue,
  { limit, watch }: Until,
): Promise<Outcome> {
  const failed = new Map<string, string>();
  const begun = new Set<string>();
  let made = 0;
  let finishing: Promise<void> = Promise.resolve();
  const attempt = async (job: RenderJob, step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      if (signal.aborted) return;
      failed.set(job.key, String(error));
      say(`failed ${job.key}: ${error}`);
    }
  };
  const finish = (job: RenderJob, raw: string) =>
    attempt(job, async () => {
      await keep(job, await studio.finish(job, raw, signal));
      made += 1;
      say(`made ${job.key}`);
    });
  while (!signal.aborted && begun.size < limit) {
    const job = (await pending()).find(({ hash }) => !begun.has(hash));
    if (!job) {
      await finishing;
      await rest();
      if (!watch) break;
      await sleep(watchPauseMs, undefined, { signal }).catch(() => undefined);
      continue;
    }
    begun.add(job.hash);
    await attempt(job, async () => {
      const master = await studio.masterOf(job);
      if (master) {
        await keep(job, master);
        made += 1;
        say(`kept ${job.key}`);
        return;
      }
      const started = performance.now();
      const raw = await studio.render(job, signal);
      say(`rendered ${job.key} in ${Math.round((performance.now() - started) / 1000)} s`);
      await finishing;
      finishing = finish(job, raw);
    });
  }
  await finishing;
  return { made, failed };
}
