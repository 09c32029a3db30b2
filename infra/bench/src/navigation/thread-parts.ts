import { spanToHeading, type ThreadSpan, type TraceEvent } from './thread-time.ts';

/** Names of events in traces of Chromium, by what the time is used for; the first that fits counts. */
const parts = {
  scripts: /^(FunctionCall|EvaluateScript|v8\.|V8\.|Timer|Fire(Animation|Idle)|EventDispatch|Run(Task)?Microtasks|XHR)/,
  markup: /^ParseHTML/,
  styles: /^(UpdateLayoutTree|ParseAuthorStyleSheet|RecalculateStyles)/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers)/,
  memory: /^(MinorGC|MajorGC|BlinkGC)/,
} as const;
type Part = keyof typeof parts | 'else';

/** Milliseconds of processor time by what they were used for. */
export type ThreadTime = Readonly<Record<Part, number>>;

export const threadParts: readonly Part[] = ['scripts', 'markup', 'styles', 'layout', 'paint', 'memory', 'else'];

/**
 * What the processor time of a thread was used for: each event that began in the span counts without what lies within it,
 * for what it is, or else for what it is part of.
 */
export function timeByPart(events: readonly TraceEvent[], { pid, tid, from, to }: ThreadSpan): ThreadTime {
  const sums: Record<Part, number> = { scripts: 0, markup: 0, styles: 0, layout: 0, paint: 0, memory: 0, else: 0 };
  const open: { readonly end: number; readonly part: Part }[] = [];
  const own = events
    .filter((one) => one.ph === 'X' && one.pid === pid && one.tid === tid && one.ts >= from && one.ts < to)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const { name, ts, dur = 0, tdur = 0 } of own) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const above = open.at(-1);
    const known = (Object.keys(parts) as (keyof typeof parts)[]).find((part) => parts[part].test(name));
    const part = known ?? above?.part ?? 'else';
    if (above) sums[above.part] -= tdur / 1000;
    sums[part] += tdur / 1000;
    open.push({ end: ts + dur, part });
  }
  return sums;
}

/** The same from the press of a link to the heading that it led to. */
export function partsToHeading(events: readonly TraceEvent[]): ThreadTime | undefined {
  const span = spanToHeading(events);
  return span && timeByPart(events, span);
}
