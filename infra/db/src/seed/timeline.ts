import { addMonths } from '@umbral/domain/format/format-date.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Random } from 'infra-random/random.ts';
import { dayAfter, monthEndAfter } from './seed-clock.ts';

/** When a project comes to market, is certain to be built, begins and is handed over: ISO days. */
export interface Timeline {
  publishedDaysAgo: number;
  breakEven: string;
  constructionStart: string;
  delivery: string;
  /** Months from today to the handover. */
  months: number;
  /** Share of the building that stands, 0 to 100. */
  progress: number;
}

/** Months relative to today, from and to: the first number of each pair lies before it where it is negative. */
interface StatusMonths {
  breakEven: readonly [number, number];
  construction: readonly [number, number];
  delivery: readonly [number, number];
  /** Days since publication, from and to. */
  published: readonly [number, number];
}

const statusMonths: Record<BuildingStatus, StatusMonths> = {
  launch: { breakEven: [9, 13], construction: [14, 17], delivery: [36, 48], published: [2, 60] },
  presale: { breakEven: [3, 7], construction: [8, 12], delivery: [30, 42], published: [62, 260] },
  'off-plan': { breakEven: [-6, -1], construction: [1, 5], delivery: [20, 32], published: [220, 460] },
  'under-construction': { breakEven: [-16, -11], construction: [-10, -4], delivery: [5, 20], published: [520, 820] },
  'immediate-delivery': { breakEven: [-34, -29], construction: [-28, -20], delivery: [0, 2], published: [1060, 1240] },
  'sold-out': { breakEven: [-34, -29], construction: [-28, -20], delivery: [0, 8], published: [1060, 1240] },
};

function progressOf(startedMonthsAgo: number, monthsLeft: number): number {
  const share = startedMonthsAgo / (startedMonthsAgo + Math.max(monthsLeft, 0));
  return Math.min(100, Math.max(0, Math.round(share * 100)));
}

/** Draws the dates of a project of this status. */
export function drawTimeline(status: BuildingStatus, random: Random): Timeline {
  const { breakEven, construction, delivery, published } = statusMonths[status];
  const today = dayAfter(0);
  const months = random.int(delivery[0], delivery[1]);
  const start = random.int(construction[0], construction[1]);
  return {
    publishedDaysAgo: random.int(published[0], published[1]),
    breakEven: addMonths(today, random.int(breakEven[0], breakEven[1])),
    constructionStart: addMonths(today, start),
    delivery: monthEndAfter(months),
    months,
    progress: start < 0 ? progressOf(-start, months) : 0,
  };
}
