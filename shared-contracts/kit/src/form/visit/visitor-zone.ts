import { formatClock } from '@umbral/domain/format/format-date.ts';
import { visitTexts as texts } from './visit-texts.ts';

/** Colombia stands five hours behind world time all year. */
const colombiaOffset = 300;

/** A time of Colombia by the visitor's own clock; nothing where both clocks say the same. */
export function visitorClock(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}:00-05:00`);
  if (moment.getTimezoneOffset() === colombiaOffset) return undefined;
  const clock = formatClock(moment.getHours(), moment.getMinutes());
  const shift = moment.getDate() - Number(day.slice(8));
  return shift === 0 ? clock : texts.otherDay(clock, shift === 1 || shift < -1);
}

/** The visitor's zone by the name of its city; nothing where the browser does not say. */
export function visitorZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
}
