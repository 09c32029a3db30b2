import type { ProjectResults, ResultFigures, Results } from '@umbral/domain/api/builder-results.ts';

/** A number beside what it was before and what is usual in the zone. */
export interface ShownFigure {
  readonly key: keyof ResultFigures;
  readonly amount: number;
  /** Change against the period before in percent, whole; null where there was nothing to change from. */
  readonly change: number | null;
  /** Whether there is a period before to compare with. */
  readonly isCompared: boolean;
  /** Middle of the zone; null where it is not told. */
  readonly median: number | null;
}

/** A row of the table: a project, or a typology of the one that is chosen. */
export interface ResultRow {
  readonly id: number;
  readonly title: string;
  readonly place?: string;
  readonly isOff: boolean;
  readonly figures: ResultFigures;
  /** Visits of a hundred impressions, with one decimal; null without impressions. */
  readonly rate: number | null;
  readonly median: Results['median'];
}

export const figureKeys = ['impressions', 'views', 'clicks', 'contacts', 'favourites'] as const;
export const weeklyKeys = ['impressions', 'views', 'contacts'] as const;
export type WeeklyKey = (typeof weeklyKeys)[number];
export type Weekly = Readonly<Record<WeeklyKey, readonly number[]>>;

/** Whether a number is told by week, and so for the zone. */
export const isWeekly = (key: keyof ResultFigures): key is WeeklyKey => weeklyKeys.some((weekly) => weekly === key);

function changeOf(amount: number, before: number): number | null {
  if (amount === before) return 0;
  return before === 0 ? null : Math.round(((amount - before) / before) * 100);
}

const sumOf = (of: readonly ResultFigures[], key: keyof ResultFigures) =>
  of.reduce((sum, figures) => sum + figures[key], 0);

/**
 * The figures of some projects together; what is new among them has no part in the change, and the zone's middle
 * stands beside those of a single one only.
 */
export function shownFigures(projects: readonly ProjectResults[]): ShownFigure[] {
  const [single, ...others] = projects;
  const median = others.length === 0 ? single?.median : undefined;
  const compared = projects.flatMap(({ figures, before }) => (before ? [{ figures, before }] : []));
  return figureKeys.map((key) => ({
    key,
    amount: sumOf(
      projects.map(({ figures }) => figures),
      key,
    ),
    change: changeOf(
      sumOf(
        compared.map(({ figures }) => figures),
        key,
      ),
      sumOf(
        compared.map(({ before }) => before),
        key,
      ),
    ),
    isCompared: compared.length > 0,
    median: median && isWeekly(key) ? median[key] : null,
  }));
}

/** The weeks of some projects together. */
export function addedWeeks(projects: readonly ProjectResults[], count: number): Weekly {
  const added = (key: WeeklyKey) =>
    Array.from({ length: count }, (_, week) => projects.reduce((sum, { weekly }) => sum + (weekly[key][week] ?? 0), 0));
  return { impressions: added('impressions'), views: added('views'), contacts: added('contacts') };
}

function rateOf({ impressions, views }: ResultFigures): number | null {
  return impressions === 0 ? null : Math.round((views / impressions) * 1000) / 10;
}

/** One row for each project; of a single project one for each typology. */
export function resultRows(projects: readonly ProjectResults[], isChosen: boolean): ResultRow[] {
  const [single] = projects;
  if (isChosen && single) {
    return single.plants.map(({ id, title, is_active, figures, median }) => ({
      ...{ id, title, figures, median },
      isOff: !is_active,
      rate: rateOf(figures),
    }));
  }
  return projects.map(({ id, title, zone, city, state, figures, median }) => ({
    ...{ id, title, figures, median },
    place: `${zone}, ${city}`,
    isOff: state !== 'published',
    rate: rateOf(figures),
  }));
}
