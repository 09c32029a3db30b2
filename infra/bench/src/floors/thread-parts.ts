import type { TraceEvent } from '../navigation/thread-time.ts';

/** Names of events in traces of Chromium. */
const parts = {
  scripts:
    /^(FunctionCall|EvaluateScript|v8\.|V8\.|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|RunMicrotasks|Run(Task)?Microtasks|XHR)/,
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
 * Milliseconds of processor time of one thread between two moments, by what it was used for: each event counts without
 * what lies within it. `thread` and the moments (microseconds) are those of the trace.
 */
export function timeByPart(
  events: readonly TraceEvent[],
  { pid, tid, from, to }: Pick<TraceEvent, 'pid' | 'tid'> & { readonly from: number; readonly to: number },
): ThreadTime {
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
