import { type Opening, openingAt, readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { addDays, civilDate, formatClock, formatWeekday, isoDate } from '@umbral/domain/format/format-date.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';

export interface OpeningLineProps {
  /** When the sales room attends, in the builder's words. */
  readonly hours: string;
}

/** Until when somebody attends, or from when on; nothing where the builder's words are not understood. */
export function OpeningLine({ hours }: OpeningLineProps) {
  const read = readOfficeHours(hours);
  const now = new Date();
  const opening = read && openingAt(read, now);
  return opening ? wordsOf(opening, isoDate(civilDate(now))) : null;
}

function wordsOf({ isOpen, day, minutes }: Opening, today: string): string {
  const clock = formatClock(Math.floor(minutes / 60), minutes % 60);
  if (isOpen) return texts.openNow(clock);
  if (day === today) return texts.opensToday(clock);
  // Within a week the weekday says it, and the line stays one line.
  const [weekday = ''] = formatWeekday(day).split(' ');
  return texts.opensOn(day <= addDays(today, 6) ? weekday : formatWeekday(day), clock);
}
