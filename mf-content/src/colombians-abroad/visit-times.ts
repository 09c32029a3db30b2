import { formatClock, formatWeekday } from '@umbral/domain/format/format-date.ts';

/** The clock of Colombia stands at UTC−5 all year. */
const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00-05:00`);

/** An hour of Colombia as a clock elsewhere shows it, and how many days later or earlier it is there. */
export interface TimeThere {
  readonly clock: string;
  readonly days: -1 | 0 | 1;
}

/** What a visitor's clock shows when it is this hour (`HH:MM`) of a day (ISO) in Colombia. */
export function timeThere(day: string, time: string, zone: string): TimeThere {
  const moment = momentOf(day, time);
  // Swedish writes days and times as ISO does.
  const [there = day, clock = time] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(moment)
    .split(' ');
  const days = there === day ? 0 : there > day ? 1 : -1;
  return { clock: inWords(clock), days };
}

/** `10:30` in words. */
export function inWords(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return formatClock(hours, minutes);
}

/** A day (ISO) in words: `lunes 30 de noviembre`. */
export const dayInWords = (day: string) => formatWeekday(`${day}T12:00:00-05:00`);
