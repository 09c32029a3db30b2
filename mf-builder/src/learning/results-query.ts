import { type ResultPeriod, resultPeriods, usualPeriod } from '@umbral/domain/limits/result-limits.ts';

/** What an address asks of the results (`?semanas=4&proyecto=7`). */
export interface ResultsQuery {
  readonly weeks: ResultPeriod;
  /** Number of the project; nothing for all. */
  readonly project?: number;
}

/** Reads an address; what makes no sense in it is as if it were not there. */
export function readResultsQuery(params: URLSearchParams): ResultsQuery {
  const weeks = resultPeriods.find((count) => String(count) === params.get('semanas')) ?? usualPeriod;
  const asked = params.get('proyecto') ?? '';
  return /^[1-9]\d{0,8}$/.test(asked) ? { weeks, project: Number(asked) } : { weeks };
}

/** An address with other choices; the builder that an administrator acts for stays in it. */
export function resultsHref(
  pathname: string,
  params: URLSearchParams,
  change: { readonly weeks?: ResultPeriod; readonly project?: number },
): string {
  const next = new URLSearchParams(params);
  if (change.weeks) next.set('semanas', String(change.weeks));
  if (change.project) next.set('proyecto', String(change.project));
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
