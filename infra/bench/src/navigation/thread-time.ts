import type { CDPSession } from 'playwright';

/** An event of a trace of the browser. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
];

/** Records what the browser's threads do; gives the way to stop, with all events. */
export async function startTrace(session: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** Milliseconds of processor time that the page's main thread used from the press to the heading. */
export function pressToHeading(events: readonly TraceEvent[]): number | undefined {
  const press = events.find(({ name }) => name === 'bench-press');
  const heading = events.find(({ name }) => name === 'bench-heading');
  if (!press || !heading) return undefined;
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === press.pid && tid === press.tid && ts < heading.ts,
  );
  const used = tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    const inside = Math.min(ts + dur, heading.ts) - Math.max(ts, press.ts);
    return inside <= 0 || dur === 0 ? 0 : (tdur * inside) / dur;
  });
  return used.reduce((sum, part) => sum + part, 0) / 1000;
}
