import type { Part } from './part.ts';

/** All parts of a portal, started and stopped together. */
export interface Supervisor {
  /** Starts every part as soon as what it needs runs; after the first failure stops all and rejects with it. */
  start(): Promise<void>;
  /** Stops every part after those that need it; safe to call at any time, also twice. */
  stop(): Promise<void>;
}

function checkNeeds(parts: Part[]): void {
  const known = new Set<string>();
  // Written in an order in which every part stands after its needs: that also rules circles out.
  for (const { name, needs } of parts) {
    const missing = needs.find((need) => !known.has(need));
    if (missing) throw new Error(`${name} needs ${missing}, which does not stand before it.`);
    known.add(name);
  }
}

/** Makes the supervisor of `parts`, each listed after the parts that it needs. */
export function createSupervisor(parts: Part[]): Supervisor {
  checkNeeds(parts);
  const started = new Map<string, Promise<void>>();
  const begun = new Map<string, Promise<void>>();
  let stopped: Promise<void> | undefined;

  async function startAfterNeeds(part: Part): Promise<void> {
    await Promise.all(part.needs.map((need) => started.get(need)));
    if (stopped) return;
    const start = part.start();
    begun.set(part.name, start);
    await start;
  }

  async function stopAfterUsers(part: Part, stops: Map<string, Promise<void>>): Promise<void> {
    const users = parts.filter(({ needs }) => needs.includes(part.name));
    await Promise.all(users.map(({ name }) => stops.get(name)));
    await part.stop();
    // What it was just doing still uses the parts that it needs.
    await begun.get(part.name)?.catch(() => undefined);
  }

  async function stopAll(): Promise<void> {
    const stops = new Map<string, Promise<void>>();
    for (const part of parts.toReversed()) stops.set(part.name, stopAfterUsers(part, stops));
    await Promise.allSettled(stops.values());
    await Promise.allSettled(started.values());
  }

  function stop(): Promise<void> {
    stopped ??= stopAll();
    return stopped;
  }

  return {
    async start() {
      for (const part of parts) started.set(part.name, startAfterNeeds(part));
      try {
        await Promise.all(started.values());
      } catch (error) {
        await stop();
        throw error;
      }
    },
    stop,
  };
}
