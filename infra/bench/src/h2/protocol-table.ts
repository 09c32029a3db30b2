import { median } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';

/** How browser and entrance speak with each other, as browsers call it. */
export type Protocol = 'http/1.1' | 'h2';

/** One first view or click: milliseconds by what was waited for. */
export interface Measured {
  readonly view: string;
  readonly protocol: Protocol;
  readonly shown: Readonly<Partial<Record<Moment, number | undefined>>>;
}

const moments = ['FCP', 'LCP', 'heading', 'alive'] as const;
type Moment = (typeof moments)[number];

/** The median over HTTP/1.1, that over HTTP/2, and their ratio. */
export function protocolTable(measured: readonly Measured[]): string {
  const rows = [...Map.groupBy(measured, ({ view }) => view)].map(([view, ofView]) => [
    view,
    ...moments.map((moment) => cell(ofView, moment)),
  ]);
  return `**Slow** (ms; HTTP/1.1, HTTP/2, ratio)\n\n${markdownTable({ head: ['view', ...moments], rows })}`;
}

function cell(measured: readonly Measured[], moment: Moment): string {
  const middle = (wanted: Protocol) =>
    median(measured.filter(({ protocol }) => protocol === wanted).flatMap(({ shown }) => shown[moment] ?? []));
  const [before, after] = [middle('http/1.1'), middle('h2')];
  return before === undefined && after === undefined
    ? '–'
    : `${figure(before)} / ${figure(after)} / ${ratio(after, before)}`;
}
