import { type ThreadTime, threadParts } from '../navigation/thread-parts.ts';
import { median } from '../report/statistics.ts';
import { figure, markdownTable } from '../report/table.ts';
import type { FloorVariant } from './floor-variants.ts';
import type { FloorFigures } from './measure-floor.ts';

/** One first view with less of the page. */
export interface MeasuredView {
  readonly page: string;
  readonly variant: FloorVariant;
  readonly figures: FloorFigures;
}

/** What a thread did in one view or click. */
export interface MeasuredThread {
  readonly name: string;
  readonly time: ThreadTime;
}

type Moment = keyof FloorFigures;
type Column = readonly [title: string, variant: FloorVariant, moment: Moment];

const paints: readonly Column[] = [
  ['as served', 'whole', 'fcp'],
  ['styles linked', 'linked', 'fcp'],
  ['without script', 'plain', 'fcp'],
  ['a line of text', 'text', 'fcp'],
];
const pictures: readonly Column[] = [
  ['as served', 'whole', 'lcp'],
  ['styles linked', 'linked', 'lcp'],
  ['without script', 'plain', 'lcp'],
];
const lives: readonly Column[] = [
  ['as served', 'whole', 'alive'],
  ['styles linked', 'linked', 'alive'],
  ['React and one button', 'react', 'alive'],
  ['scripts there, none runs', 'still', 'scripts'],
];

/** What is missed, and what is left of it with less of the page: medians. */
export function floorTables(views: readonly MeasuredView[], threads: readonly MeasuredThread[]): string {
  return [
    `**First paint, slow** (ms; goal 900)\n\n${viewTable(views, paints)}`,
    `**Largest paint, slow** (ms; goal of a plant 1,200)\n\n${viewTable(views, pictures)}`,
    `**Alive, slow** (ms; goal 1,500)\n\n${viewTable(views, lives)}`,
    `**The main thread** (ms of processor time, unthrottled, with tracing; first views until they are at rest, goal 250; clicks until the heading, goal 45)\n\n${threadTable(threads)}`,
  ].join('\n\n');
}

function viewTable(views: readonly MeasuredView[], columns: readonly Column[]): string {
  const rows = [...Map.groupBy(views, ({ page }) => page)].map(([page, ofPage]) => [
    page,
    ...columns.map(([, variant, moment]) => {
      const shown = ofPage.filter((view) => view.variant === variant).flatMap(({ figures }) => figures[moment] ?? []);
      return figure(median(shown));
    }),
  ]);
  return markdownTable({ head: ['page', ...columns.map(([title]) => title)], rows });
}

function threadTable(threads: readonly MeasuredThread[]): string {
  const rows = [...Map.groupBy(threads, ({ name }) => name)].map(([name, measured]) => {
    const parts = threadParts.map((part) => figure(median(measured.map(({ time }) => time[part]))));
    const all = median(measured.map(({ time }) => threadParts.reduce((sum, part) => sum + time[part], 0)));
    return [name, figure(all), ...parts];
  });
  return markdownTable({ head: ['view or click', 'all', ...threadParts], rows });
}
