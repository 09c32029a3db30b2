import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { floodPerMinute } from '@umbral/protocol/release/health-signals.ts';
import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import type { AppFailure } from './trouble.ts';

const minuteMs = 60_000;
const lookMs = 1000;

/**
 * Watches for events that the catalogue does not take, and for sources that publish more than anybody can mean. What
 * came before is in the bus' own memory.
 */
export function watchBus(bus: Bus, onFailure: (failure: AppFailure) => void): void {
  const counts = new Map<AppName, number>();
  let minuteEnds = performance.now() + minuteMs;
  let seenRefusal = 0;

  function count(source: string): void {
    const app = appOf(source);
    if (!app) return;
    if (performance.now() > minuteEnds) {
      counts.clear();
      minuteEnds = performance.now() + minuteMs;
    }
    const events = (counts.get(app) ?? 0) + 1;
    counts.set(app, events);
    if (events === floodPerMinute)
      onFailure({ app, signal: 'bus-flooded', message: `${floodPerMinute} events in a minute` });
  }

  function lookForRefusals(): void {
    for (const { id, topic, source, refused, foreign } of bus.recent()) {
      if (refused === undefined || foreign || id <= seenRefusal) continue;
      seenRefusal = id;
      const app = appOf(source);
      if (app) onFailure({ app, signal: 'contract-broken', message: `${topic}: ${refused}` });
    }
  }

  for (const { source, foreign } of bus.recent()) if (!foreign) count(source);
  bus.events.subscribe(({ source, foreign }) => foreign || count(source));
  lookForRefusals();
  setInterval(lookForRefusals, lookMs);
}

/** Of `<remote>@<version>`. */
function appOf(source: string): AppName | undefined {
  const [name = ''] = source.split('@');
  return isRemoteName(name) || name === 'shell' ? name : undefined;
}
