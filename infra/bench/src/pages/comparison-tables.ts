import { type Goal, goalTable } from '../report/goals.ts';
import { median } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import type { LoadFigures } from './load-page.ts';
import type { Variant } from './variant-proxy.ts';

/** One measured visit. */
export interface Measured {
  readonly page: string;
  readonly profile: string;
  readonly variant: Variant;
  readonly figures: LoadFigures;
}

interface Quantity {
  readonly title: string;
  readonly of: (figures: LoadFigures) => number | undefined;
  readonly decimals: number;
  /** Below it a ratio says nothing. */
  readonly least?: number;
}

const sizes: readonly Quantity[] = [
  { title: 'JS KB', of: ({ scriptBytes }) => scriptBytes / 1000, decimals: 1 },
  { title: 'JS files', of: ({ scripts }) => scripts, decimals: 0 },
  { title: 'CSS KB', of: ({ styleBytes }) => styleBytes / 1000, decimals: 1 },
  { title: 'requests', of: ({ requests }) => requests, decimals: 0 },
  { title: 'heap MB', of: ({ heap }) => heap / 1e6, decimals: 1 },
];

const times: readonly Quantity[] = [
  { title: 'FCP', of: ({ fcp }) => fcp, decimals: 0 },
  { title: 'LCP', of: ({ lcp }) => lcp, decimals: 0 },
  { title: 'hydrated', of: ({ hydrated }) => hydrated, decimals: 0 },
  { title: 'TBT', of: ({ tbt }) => tbt, decimals: 0, least: 50 },
  { title: 'CLS', of: ({ cls }) => cls, decimals: 3, least: 0.005 },
];

/** What a first view is to show at most, in milliseconds on the slow profile; of all pages unless one is named. */
const goals: readonly (Pick<Quantity, 'title' | 'of'> & { readonly most: number; readonly page?: string })[] = [
  { title: 'FCP', of: ({ fcp }) => fcp, most: 900 },
  { title: 'LCP', of: ({ lcp }) => lcp, most: 1200, page: 'plant' },
  { title: 'hydrated', of: ({ hydrated }) => hydrated, most: 1500 },
  { title: 'TBT', of: ({ tbt }) => tbt, most: 100 },
];

/**
 * The goals, sizes once, times by profile: the median of each variant, and the median of the ratios of the rounds.
 */
export function comparisonTables(measured: readonly Measured[]): string {
  const profiles = [...new Set(measured.map(({ profile }) => profile))];
  const timeTables = profiles.map((profile) => {
    const ofProfile = measured.filter((one) => one.profile === profile);
    return `**Times, ${profile}** (ms, federated, monolith, ratio)\n\n${comparison(ofProfile, times)}`;
  });
  const sizeTable = `**Sizes** (after brotli; federated, monolith, ratio)\n\n${comparison(measured, sizes)}`;
  const goalsTable = `**Goals, slow** (ms, federated)\n\n${goalTable(goalsOf(measured))}`;
  return [goalsTable, sizeTable, ...timeTables].join('\n\n');
}

function goalsOf(measured: readonly Measured[]): Goal[] {
  const slow = measured.filter(({ profile, variant }) => profile === 'slow' && variant === 'federated');
  return goals.map(({ title, of, most, page }) => {
    const byPage = Map.groupBy(
      slow.filter((one) => page === undefined || one.page === page),
      (one) => one.page,
    );
    const shown = [...byPage].map(([name, ofPage]) => {
      const values = ofPage.map(({ figures }) => of(figures));
      return [name, median(values.filter((value) => value !== undefined))] as const;
    });
    return { name: title, most, shown: Object.fromEntries(shown) };
  });
}

function comparison(measured: readonly Measured[], quantities: readonly Quantity[]): string {
  const pages = [...new Set(measured.map(({ page }) => page))];
  const rows = pages.map((page) => {
    const ofPage = measured.filter((one) => one.page === page);
    return [page, ...quantities.map((quantity) => cell(ofPage, quantity))];
  });
  return markdownTable({ head: ['page', ...quantities.map(({ title }) => title)], rows });
}

/** The two visits of a round follow one another, so that their ratio tells more than that of the medians. */
function cell(measured: readonly Measured[], { of, decimals, least = 0 }: Quantity): string {
  const valuesOf = (variant: Variant) =>
    measured
      .filter((one) => one.variant === variant)
      .map(({ figures }) => of(figures))
      .filter((value) => value !== undefined);
  const [federated, monolith] = [valuesOf('federated'), valuesOf('monolith')];
  const base = median(monolith);
  const ratios = federated.map((value, round) => value / (monolith[round] ?? Number.NaN)).filter(Number.isFinite);
  const says = base !== undefined && base > least;
  return `${figure(median(federated), decimals)} / ${figure(base, decimals)} / ${says ? ratio(median(ratios), 1) : '–'}`;
}
