import { median } from '../report/statistics.ts';
import { figure, markdownTable } from '../report/table.ts';
import type { CrossingCost } from './visits/measure-crossing.ts';
import type { LoadCost } from './visits/measure-load.ts';

/** One measured visit or crossing of a shop. */
export interface Measured<Cost> {
  readonly profile: string;
  /** Page, or crossing. */
  readonly where: string;
  readonly shop: string;
  readonly cost: Cost;
}

interface Column<Cost> {
  readonly title: string;
  readonly of: (cost: Cost) => number | undefined;
  readonly decimals: number;
  /** What of a difference is noise. */
  readonly slack: number;
}

const loadColumns: readonly Column<LoadCost>[] = [
  { title: 'LCP ms', of: ({ lcp }) => lcp, decimals: 0, slack: 16 },
  { title: 'TBT ms', of: ({ tbt }) => tbt, decimals: 0, slack: 5 },
  { title: 'CLS', of: ({ cls }) => cls, decimals: 3, slack: 0.005 },
  { title: 'JS KB', of: ({ scriptBytes }) => scriptBytes / 1000, decimals: 1, slack: 0 },
  { title: 'requests', of: ({ requests }) => requests, decimals: 0, slack: 0 },
];

const crossingColumns: readonly Column<CrossingCost>[] = [
  { title: 'heading ms', of: ({ heading }) => heading, decimals: 0, slack: 16 },
  { title: 'JS KB', of: ({ scriptBytes }) => scriptBytes / 1000, decimals: 1, slack: 0 },
  { title: 'requests', of: ({ requests }) => requests, decimals: 0, slack: 0 },
];

/** What was measured of one kind, and whose shop is held against the others. */
export interface Measurements {
  readonly own: string;
  /** Features that a shop does not have. */
  readonly missing: Readonly<Record<string, readonly string[]>>;
  readonly loads: readonly Measured<LoadCost>[];
  readonly crossings: readonly Measured<CrossingCost>[];
}

/** In how many cells the own shop is at least as good as the best of the others, then every median. */
export function tractorTables({ own, missing, loads, crossings }: Measurements): string {
  const profiles = [...new Set(loads.map(({ profile }) => profile))];
  const head = ['profile, column', 'at least as good as the best', 'furthest behind'];
  const rows = profiles.flatMap((profile) => [
    ...verdicts({ own, profile, kind: 'first view' }, loads, loadColumns),
    ...verdicts({ own, profile, kind: 'crossing' }, crossings, crossingColumns),
  ]);
  const details = profiles.flatMap((profile) => [
    `**First views, ${profile}** (medians)\n\n${table(profile, loads, loadColumns)}`,
    `**To another team's page, ${profile}** (medians)\n\n${table(profile, crossings, crossingColumns)}`,
  ]);
  const lacks = Object.entries(missing).map(([shop, features]) => [shop, features.join('; ') || 'nothing']);
  return [
    markdownTable({ head: ['shop', 'lacks of the journey'], rows: lacks }),
    markdownTable({ head, rows }),
    ...details,
  ].join('\n\n');
}

function verdicts<Cost>(
  { own, profile, kind }: { readonly own: string; readonly profile: string; readonly kind: string },
  measured: readonly Measured<Cost>[],
  columns: readonly Column<Cost>[],
): readonly (readonly string[])[] {
  const places = [...new Set(measured.map(({ where }) => where))];
  const shops = [...new Set(measured.map(({ shop }) => shop))];
  return columns.map((column) => {
    const cells = places.map((where) => {
      const of = (shop: string) => middle(measured, { profile, where, shop }, column) ?? 0;
      const best = Math.min(...shops.filter((shop) => shop !== own).map(of));
      return { where, own: of(own), best };
    });
    const behind = cells.filter((cell) => cell.own > cell.best + column.slack);
    const [worst] = behind.toSorted((a, b) => b.own - b.best - (a.own - a.best));
    const told = (value: number) => figure(value, column.decimals);
    return [
      `${profile}, ${kind} ${column.title}`,
      `${cells.length - behind.length} of ${cells.length}`,
      worst ? `${told(worst.own)} for ${told(worst.best)} (${worst.where})` : '–',
    ];
  });
}

interface Cell {
  readonly profile: string;
  readonly where: string;
  readonly shop: string;
}

function middle<Cost>(
  measured: readonly Measured<Cost>[],
  { profile, where, shop }: Cell,
  { of }: Column<Cost>,
): number | undefined {
  const cell = measured.filter((one) => one.profile === profile && one.where === where && one.shop === shop);
  return median(cell.flatMap(({ cost }) => of(cost) ?? []));
}

function table<Cost>(profile: string, measured: readonly Measured<Cost>[], columns: readonly Column<Cost>[]): string {
  const places = [...new Set(measured.map(({ where }) => where))];
  const shops = [...new Set(measured.map(({ shop }) => shop))];
  const rows = places.flatMap((where) =>
    shops.map((shop) => [
      `${where}: ${shop}`,
      ...columns.map((column) => figure(middle(measured, { profile, where, shop }, column), column.decimals)),
    ]),
  );
  return markdownTable({ head: ['page: shop', ...columns.map(({ title }) => title)], rows });
}
