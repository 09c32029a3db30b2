import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { placesOfCanaries } from '../channels/canary-plans.ts';
import type { Registry } from '../registry/registry.ts';
import { controlCanary, type Promote } from './control-canary.ts';
import type { DecisionEntry } from './decisions.ts';
import { foldHealth } from './record-health.ts';
import { warnOfStable } from './stable-watch.ts';

/** Any constant: all registries on one database only have to agree on it. */
const controllerLock = 7_205_114_315;
const foldEveryMs = 10 * 60_000;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Judges all canaries once. Of several registries one does, the others find the lock taken; all that it knows is in the
 * database, so that the next look may be another's, also after a restart.
 */
export async function controlCanaries(registry: Registry, promoteBy: Promote): Promise<readonly DecisionEntry[]> {
  return registry.db.transaction().execute(async (leader) => {
    const { rows } = await sql<{ leads: boolean }>`
      select pg_try_advisory_xact_lock(${controllerLock}) as leads`.execute(leader);
    if (!rows[0]?.leads) return [];
    const done: DecisionEntry[] = [];
    for (const place of await placesOfCanaries(leader)) {
      const entry = await controlCanary(registry, place, promoteBy);
      if (entry) done.push(entry);
    }
    return [...done, ...(await warnOfStable(registry.db))];
  });
}

/** Looks every so many milliseconds until it is stopped. A database that is away is asked again at the next look. */
export function startControlling(
  registry: Registry,
  promoteBy: Promote,
  { log, everyMs }: { readonly log: Log; readonly everyMs: number },
): { stop(): Promise<void> } {
  let foldAt = 0;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;

  async function look(): Promise<void> {
    isRunning = true;
    try {
      for (const { kind, remote, version, reason } of await controlCanaries(registry, promoteBy)) {
        log[kind === 'promote' ? 'info' : 'warn']({ kind, remote, version, reason }, 'decided on a canary');
      }
      if (performance.now() >= foldAt) {
        await foldHealth(registry.db);
        foldAt = performance.now() + foldEveryMs;
      }
    } catch (error) {
      log.error({ err: error }, 'canaries could not be judged');
    }
    isRunning = false;
  }

  const timer = setInterval(() => {
    if (!isRunning) running = look();
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
