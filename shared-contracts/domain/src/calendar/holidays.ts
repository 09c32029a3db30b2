import { addDays, civilDate, isoDate } from '../format/format-date.ts';

const fixedDays = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];
/** Moved to the next Monday by Ley 51 de 1983 (Ley Emiliani). */
const movedDays = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];
/** Days after Easter Sunday; the last three are the Mondays to which their feasts move. */
const easterOffsets = [-3, -2, 43, 64, 71];

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher), as an ISO date. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return isoDate({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}

function toMonday(day: string): string {
  return addDays(day, (8 - civilDate(day).weekday) % 7);
}

/** Colombia's holidays of a year as ISO dates in order; two feasts may share a Monday. */
export function holidaysOf(year: number): string[] {
  const easter = easterSunday(year);
  const days = new Set([
    ...fixedDays.map((day) => `${year}-${day}`),
    ...movedDays.map((day) => toMonday(`${year}-${day}`)),
    ...easterOffsets.map((offset) => addDays(easter, offset)),
  ]);
  return [...days].sort();
}

/** Years that were asked about: whoever counts working days asks thousands of times. */
const known = new Map<number, ReadonlySet<string>>();

/** Whether a day (ISO) is a holiday in Colombia. */
export function isHoliday(day: string): boolean {
  const { year } = civilDate(day);
  const days = known.get(year) ?? new Set(holidaysOf(year));
  known.set(year, days);
  return days.has(day);
}

/** Whether sales rooms attend on a day (ISO): not on Sundays nor holidays. */
export function isWorkingDay(day: string): boolean {
  return civilDate(day).weekday !== 0 && !isHoliday(day);
}
