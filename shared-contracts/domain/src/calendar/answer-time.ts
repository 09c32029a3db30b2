import { addDays, civilDate, isoDate } from '../format/format-date.ts';
import { attentionOn, type OfficeHours } from './office-hours.ts';

/** Minutes of attention within which a request should be answered. */
export const answerTargetMinutes = 120;

const minuteMs = 60_000;
const bogotaOffsetMs = 300 * minuteMs;
/** Nobody waits for an answer that is older: what is longer counts as this many days. */
const longestDays = 120;

const weekday = { opens: 8 * 60, closes: 18 * 60 };

/** Counted by where nobody has said when a sales room attends, or not so that it is understood. */
export const usualHours: OfficeHours = {
  days: [undefined, weekday, weekday, weekday, weekday, weekday, { opens: 9 * 60, closes: 13 * 60 }],
};

/** Minutes of attention that pass between two moments: nights, Sundays and holidays do not count. */
export function attendedMinutes(hours: OfficeHours | undefined, from: Date, to: Date): number {
  const attended = hours ?? usualHours;
  const last = isoDate(civilDate(to));
  let minutes = 0;
  let day = isoDate(civilDate(from));
  for (let count = 0; day <= last && count < longestDays; count += 1) {
    const attention = attentionOn(attended, day);
    if (attention) {
      const opens = Math.max(attention.opens, minuteOf(day, from));
      const closes = Math.min(attention.closes, minuteOf(day, to));
      minutes += Math.max(0, closes - opens);
    }
    day = addDays(day, 1);
  }
  return Math.floor(minutes);
}

/** Minutes from the beginning of a day in Bogotá to a moment; below 0 where it lies before that day. */
function minuteOf(day: string, moment: Date): number {
  return (moment.getTime() - bogotaOffsetMs - Date.parse(day)) / minuteMs;
}
