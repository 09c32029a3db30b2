import type { ResultPeriod } from '@umbral/domain/limits/result-limits.ts';

const dayMs = 86_400_000;
const bogotaOffsetMs = 5 * 3_600_000;
const daysOfWeek = 7;

/** Weeks that are told, whole days of Bogotá, and where the weeks before them begin. */
export interface Period {
  /** First day of the weeks before. */
  readonly beforeFrom: string;
  readonly from: string;
  readonly until: string;
  readonly weeks: readonly { readonly from: string; readonly until: string }[];
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** So many weeks of seven days up to yesterday: each is whole, whenever somebody looks. */
export function periodUntilYesterday(now: Date, count: ResultPeriod): Period {
  const today = Date.parse(dayOf(now.getTime() - bogotaOffsetMs));
  const before = (days: number) => dayOf(today - days * dayMs);
  const weeks = Array.from({ length: count }, (_, index) => {
    const first = (count - index) * daysOfWeek;
    return { from: before(first), until: before(first - daysOfWeek + 1) };
  });
  return {
    beforeFrom: before(2 * count * daysOfWeek),
    from: before(count * daysOfWeek),
    until: before(1),
    weeks,
  };
}
