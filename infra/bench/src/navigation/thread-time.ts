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

/** A thread, and a time of it in the microseconds of the trace. */
export type ThreadSpan = Pick<TraceEvent, 'pid' | 'tid'> & { readonly from: number; readonly to: number };

/** From the press of a link to the heading that it led to; undefined where a document of another thread shows that. */
export function spanToHeading(events: readonly TraceEvent[]): ThreadSpan | undefined {
  const press = events.find(({ name }) => name === 'bench-press');
  const heading = events.find(({ name }) => name === 'bench-heading');
  if (!press || !heading || press.pid !== heading.pid || press.tid !== heading.tid) return undefined;
  return { pid: press.pid, tid: press.tid, from: press.ts, to: heading.ts };
}

/** Milliseconds of processor time that the page's main thread used from the press to the heading. */
export function pressToHeading(events: readonly TraceEvent[]): number | undefined {
  const span = spanToHeading(events);
  if (!span) return undefined;
  const { pid, tid, from, to } = span;
  const tasks = events.filter(
    (one) => one.ph === 'X' && one.name.endsWith('RunTask') && one.pid === pid && one.tid === tid && one.ts < to,
  );
  const used = tasks.map(({ ts, dur = 0, tdur = 0 }) => {
    const inside = Math.min(ts + dur, to) - Math.max(ts, from);
    return inside <= 0 || dur === 0 ? 0 : (tdur * inside) / dur;
  });
  return used.reduce((sum, part) => sum + part, 0) / 1000;
}
