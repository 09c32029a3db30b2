import type { CalendarVisit } from '@umbral/domain/api/builder-visits.ts';
import { isHoliday } from '@umbral/domain/calendar/holidays.ts';
import { addDays, civilDate, isoDate } from '@umbral/domain/format/format-date.ts';

/** A visit, and whether another one is expected in the same sales room at the same time. */
export interface WeekVisit extends CalendarVisit {
  readonly clashes: boolean;
}

/** A day of the week with its visits in their order. */
export interface WeekDay {
  /** ISO. */
  readonly day: string;
  readonly isHoliday: boolean;
  readonly isToday: boolean;
  readonly visits: readonly WeekVisit[];
}

const daysOfWeek = 7;

/** The Monday (ISO) of the week that an address names by any of its days, or of this one. */
export function mondayOf(asked: string | null, now: Date): string {
  const isDay = asked !== null && /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked));
  const day = isDay ? asked : isoDate(civilDate(now));
  return addDays(day, -((civilDate(day).weekday + 6) % daysOfWeek));
}

/** The days of a week from Monday on. No visits are held on Sundays: that day is left out while it has none. */
export function weekOf(monday: string, visits: readonly CalendarVisit[], now: Date): WeekDay[] {
  const today = isoDate(civilDate(now));
  return Array.from({ length: daysOfWeek }, (_, offset) => addDays(monday, offset))
    .map((day) => ({
      day,
      isHoliday: isHoliday(day),
      isToday: day === today,
      visits: visits
        .filter((visit) => visit.day === day)
        .map((visit) => ({ ...visit, clashes: hasClash(visit, visits) })),
    }))
    .filter(({ day, visits: held }) => civilDate(day).weekday !== 0 || held.length > 0);
}

function hasClash(visit: CalendarVisit, all: readonly CalendarVisit[]): boolean {
  const isSamePlace = (other: CalendarVisit) =>
    other.day === visit.day && other.time === visit.time && other.project_id === visit.project_id;
  const isExpected = ({ state }: CalendarVisit) => state !== 'cancelled';
  return isExpected(visit) && all.some((other) => other !== visit && isExpected(other) && isSamePlace(other));
}
