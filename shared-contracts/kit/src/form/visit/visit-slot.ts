import type { BookableDay } from '@umbral/domain/calendar/bookable-days.ts';

/** When a visit is wanted: ISO day and `HH:MM` of Colombia, each empty while it is not chosen. */
export interface VisitSlot {
  readonly day: string;
  readonly time: string;
}

/** The next days on which one can come, each with an early, a middle and a late time. */
export function nextSlots(days: readonly BookableDay[], count: number): BookableDay[] {
  return days.slice(0, count).map(({ day, times }) => {
    const picked = [times[0], times[Math.floor(times.length / 2)], times.at(-1)];
    return { day, times: [...new Set(picked.filter((time) => time !== undefined))] };
  });
}
