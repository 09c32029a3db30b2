import { performance } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';
import type { ThreadTime } from './turn-watch.ts';

/** The clocks of a worker. */
export async function timeOfWorker(worker: Pick<Worker, 'cpuUsage' | 'performance'>): Promise<ThreadTime> {
  const { active: activeMs } = worker.performance.eventLoopUtilization();
  return { activeMs, cpuMs: inMs(await worker.cpuUsage()) };
}

/** The clocks of the thread that asks. */
export async function timeOfThisThread(): Promise<ThreadTime> {
  const { active: activeMs } = performance.eventLoopUtilization();
  return { activeMs, cpuMs: inMs(process.threadCpuUsage()) };
}

function inMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
