import { setTimeout as delay } from 'node:timers/promises';
import { databaseAnswers } from 'infra-db/embedded/answers.ts';
import { prepareArchive } from 'infra-db/embedded/archive-spool.ts';
import { type EmbeddedDatabase, startDatabase } from 'infra-db/embedded/start-database.ts';
import { createBackOff } from '../supervisor/back-off.ts';
import { endOf, usualSilenceMs } from '../supervisor/hang-watch.ts';
import type { Part } from '../supervisor/part.ts';
import type { Reporter } from '../terminal/reporter.ts';

/** What a database does besides serving. */
export interface DatabasePlan {
  /** Where it puts finished segments of its log for a backup; it keeps none without. */
  readonly archiveDir?: string | undefined;
}

/** The embedded PostgreSQL as a part: one that hangs is ended, one that ended is started again on the same data. */
export function databasePart(dataDir: string, reporter: Reporter, { archiveDir }: DatabasePlan = {}): Part {
  const stopping = new AbortController();
  const backOff = createBackOff();
  let latest: Promise<EmbeddedDatabase | undefined> = Promise.resolve(undefined);
  let guard: Promise<void> = Promise.resolve();

  function launch(): Promise<EmbeddedDatabase> {
    const began = performance.now();
    const settings = archiveDir ? prepareArchive(dataDir, archiveDir) : {};
    const launched = startDatabase({ dataDir, settings, onLine: (line) => reporter.line('database', line) });
    latest = launched.catch(() => undefined);
    return launched.then((database) => {
      reporter.step('database', `ready (${((performance.now() - began) / 1000).toFixed(1)} s)`);
      return database;
    });
  }

  async function relaunch(reason: string, ranMs: number): Promise<void> {
    const waitMs = backOff.next(ranMs);
    reporter.step('database', `${reason}; starts again in ${waitMs / 1000} s`);
    await delay(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!stopping.signal.aborted) await launch().catch((error: Error) => reporter.step('database', error.message));
  }

  function endOfServer(server: EmbeddedDatabase): Promise<string> {
    const isAlive = (timeoutMs: number) => databaseAnswers(server.url, timeoutMs);
    return endOf(server, { isAlive, silenceMs: usualSilenceMs, signal: stopping.signal });
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      const began = performance.now();
      const database = await latest;
      const reason = database ? await endOfServer(database) : 'did not start';
      if (!stopping.signal.aborted) await relaunch(reason, performance.now() - began);
    }
  }

  return {
    name: 'database',
    needs: [],
    async start() {
      await launch();
      guard = keepRunning();
    },
    async stop() {
      stopping.abort();
      await (await latest)?.stop();
      await guard;
    },
  };
}
