import { setTimeout as delay } from 'node:timers/promises';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import type { Reporter } from '../terminal/reporter.ts';
import { createTellingLine } from '../terminal/telling-line.ts';
import { createBackOff } from './back-off.ts';
import { type Child, spawnChild } from './child-process.ts';
import { answersHttp, endOf, usualSilenceMs } from './hang-watch.ts';
import type { Part } from './part.ts';
import { waitedForProcessor } from './processor-wait.ts';
import { isReadyWithin } from './readiness.ts';
import type { RunRecord } from './survivors.ts';

/** A program that is kept running. */
export interface ProgramSpec {
  name: string;
  needs: string[];
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  readyUrl: string;
  /** Answers anything while the program lives; one that no longer does is ended and started again. */
  liveUrl: string;
  /** Time to become ready, without that in which it stood in line for a processor; 60 s by default. */
  readyTimeoutMs?: number;
  /** First wait before a restart that follows another one; 0.5 s by default. */
  restartMs?: number;
  /** Silence after which a program counts as hung; 2.5 s by default. */
  silenceMs?: number;
}

/** What a program reports to. */
export interface ProgramHooks {
  reporter: Reporter;
  record: RunRecord;
}

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

/**
 * A part that runs a program, waits for its readiness, and starts it again with growing waits when it ends unasked.
 * One that hangs is ended first.
 */
export function programPart(spec: ProgramSpec, { reporter, record }: ProgramHooks): Part {
  const { name, needs, readyUrl, liveUrl, readyTimeoutMs = 60_000, restartMs, silenceMs = usualSilenceMs } = spec;
  const stopping = new AbortController();
  const backOff = createBackOff(restartMs);
  let child: Child | undefined;
  const telling = createTellingLine();
  let guard: Promise<void> = Promise.resolve();
  const isAlive = (timeoutMs: number) => answersHttp(liveUrl, timeoutMs);
  const watch = { isAlive, silenceMs, signal: stopping.signal };

  const onLine = (line: string) => {
    telling.hear(line);
    reporter.line(name, line);
  };

  /** Runs the program until it is ready; gives the child, or `undefined` after a failure (then it no longer runs). */
  async function launch(): Promise<Child | undefined> {
    const began = performance.now();
    const current = spawnChild({ ...spec, onLine, record });
    child = current;
    const ended = new AbortController();
    current.exited.then(() => ended.abort());
    const isReady = await isReadyWithin(readyUrl, {
      timeoutMs: readyTimeoutMs,
      signal: AbortSignal.any([ended.signal, stopping.signal]),
      inLineMs: () => waitedForProcessor(current.pid),
    });
    if (isReady) {
      reporter.step(name, `ready (${seconds(began)})`);
      return current;
    }
    await current.stop();
    return undefined;
  }

  async function keepRunning(first: Child): Promise<void> {
    let current: Child | undefined = first;
    let began = performance.now();
    while (!stopping.signal.aborted) {
      const reason = current ? await endOf(current, watch) : 'did not become ready';
      if (stopping.signal.aborted) return;
      const waitMs = backOff.next(performance.now() - began);
      reporter.step(name, `${reason}; starts again in ${waitMs / 1000} s`);
      await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      began = performance.now();
      if (!stopping.signal.aborted) current = await launch();
    }
  }

  return {
    name,
    needs,
    async start() {
      const first = await launch();
      if (!first)
        throw new StartProblem(`The ${name} program did not start: ${telling.text() || 'it printed nothing'}`);
      guard = keepRunning(first);
    },
    async stop() {
      stopping.abort();
      await child?.stop();
      await guard;
    },
  };
}
