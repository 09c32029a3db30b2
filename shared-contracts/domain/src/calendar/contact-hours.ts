import { civilDate, isoDate } from '../format/format-date.ts';
import { isHoliday } from './holidays.ts';

const hourMs = 3_600_000;

/** When commercial messages may be sent by Ley 2300 de 2023: hours of the day in Bogotá, none on Sundays and holidays. */
export function isContactHour(moment: Date): boolean {
  const day = civilDate(moment);
  if (day.weekday === 0 || isHoliday(isoDate(day))) return false;
  const hour = new Date(moment.getTime() - 5 * hourMs).getUTCHours();
  return day.weekday === 6 ? hour >= 8 && hour < 15 : hour >= 7 && hour < 19;
}

/** The moment itself where messages may be sent, else the next full hour at which they may. */
export function nextContactHour(moment: Date): Date {
  if (isContactHour(moment)) return moment;
  let next = new Date(Math.floor(moment.getTime() / hourMs) * hourMs + hourMs);
  while (!isContactHour(next)) next = new Date(next.getTime() + hourMs);
  return next;
}
