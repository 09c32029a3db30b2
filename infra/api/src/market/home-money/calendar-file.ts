import { calendarText, calendarTime, icalendar } from '../../engine/http/icalendar.ts';
import { moneyFileTexts } from './money-file-texts.ts';

/** A whole day in a calendar. */
export interface CalendarDay {
  /** Stays the same when the file is fetched anew, so that a calendar replaces the day. */
  readonly uid: string;
  /** ISO. */
  readonly day: string;
  /** The page that it is about. */
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** What a calendar says three days before. */
  readonly reminder: string;
}

function eventLines({ uid, day, url, title, text, reminder }: CalendarDay, stamp: string): string[] {
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${calendarTime(day)}`,
    `DTEND;VALUE=DATE:${calendarTime(next)}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P3D',
    `DESCRIPTION:${calendarText(reminder)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** A calendar file of whole days. */
export function calendarFile(name: string, days: readonly CalendarDay[], now: Date): string {
  const stamp = calendarTime(now.toISOString());
  return icalendar({ name, product: moneyFileTexts.planTitle, events: days.map((day) => eventLines(day, stamp)) });
}
