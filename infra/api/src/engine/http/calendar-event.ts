import { clockTime, steadyOffset, zoneLines } from './calendar-zone.ts';
import { calendarText, calendarTime, icalendar } from './icalendar.ts';

/** When something is: a whole day (ISO), or from one moment to another, by the clock of a zone where one is named. */
type When =
  | { readonly day: string }
  | { readonly starts: Date; readonly ends: Date; readonly zone?: string | undefined };

/** Something that a calendar keeps and reminds of. */
export interface CalendarEvent {
  /** Stays the same when the file is fetched anew, so that a calendar replaces it. */
  readonly uid: string;
  readonly when: When;
  readonly title: string;
  /** Lines of its description. */
  readonly text: readonly string[];
  /** The page that it is about. */
  readonly url: string;
  readonly place?: string | undefined;
  /** The other side has still to confirm it. */
  readonly isTentative?: boolean;
  /** Reminders, each so long before as RFC 5545 spells it (`P3D`, `PT2H`), with what they say: the title if nothing. */
  readonly reminders: readonly { readonly before: string; readonly text?: string }[];
}

interface CalendarFile {
  /** What calendars call it. */
  readonly name: string;
  /** Which of our files it is. */
  readonly product: string;
  readonly events: readonly CalendarEvent[];
  readonly now: Date;
}

/** A calendar file of events: the one way in which this backend writes them. */
export function calendarFile({ name, product, events, now }: CalendarFile): string {
  const stamp = calendarTime(now.toISOString());
  return icalendar({ name, product, zones: zonesOf(events), events: events.map((event) => eventLines(event, stamp)) });
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, when, title, text, url, place, isTentative, reminders } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@umbral.example`,
    `DTSTAMP:${stamp}`,
    ...whenLines(when),
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(text.join('\n'))}`,
    ...(place ? [`LOCATION:${calendarText(place)}`] : []),
    `URL:${url}`,
    ...(isTentative ? ['STATUS:TENTATIVE'] : []),
    // A whole day is a note: nobody is busy because of it.
    ...('day' in when ? ['TRANSP:TRANSPARENT'] : []),
    ...reminders.flatMap(({ before, text: said = title }) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-${before}`,
      `DESCRIPTION:${calendarText(said)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

function whenLines(when: When): string[] {
  if ('day' in when) {
    const next = new Date(Date.parse(when.day) + 86_400_000).toISOString().slice(0, 10);
    return [`DTSTART;VALUE=DATE:${calendarTime(when.day)}`, `DTEND;VALUE=DATE:${calendarTime(next)}`];
  }
  const { starts, ends, zone } = when;
  const offset = zone && steadyOffset(zone, starts);
  const spell = (moment: Date) =>
    offset ? `;TZID=${zone}:${clockTime(moment, offset)}` : `:${calendarTime(moment.toISOString())}`;
  return [`DTSTART${spell(starts)}`, `DTEND${spell(ends)}`];
}

/** The zones that the events name, each once. */
function zonesOf(events: readonly CalendarEvent[]): string[][] {
  const zones = new Map<string, string>();
  for (const { when } of events) {
    if ('day' in when || !when.zone) continue;
    const offset = steadyOffset(when.zone, when.starts);
    if (offset) zones.set(when.zone, offset);
  }
  return [...zones].map(([zone, offset]) => zoneLines(zone, offset));
}
