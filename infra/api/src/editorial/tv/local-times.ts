import type { LocalTimes } from '@umbral/domain/editorial/tv-schedule.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes days and times as ISO does. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, made);
  return made;
}

/** The day and the clock times of a broadcast as they are read in a time zone. */
export function localTimesIn(timeZone: string, startsAt: Date, endsAt: Date): LocalTimes {
  const format = formatIn(timeZone);
  const [day = '', starts = ''] = format.format(startsAt).split(' ');
  return { day, starts, ends: format.format(endsAt).split(' ')[1] ?? '' };
}
