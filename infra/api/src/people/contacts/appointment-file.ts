import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { calendarText, calendarTime, icalendar } from '../../engine/http/icalendar.ts';
import type { Visit } from './contact-paths.ts';
import { contactTexts } from './contact-texts.ts';
import type { VisitedHome } from './visited-home.ts';

const { calendar: words } = contactTexts;
const minutes: Readonly<Record<AppointmentKind, number>> = { 'in-person': 60, video: 30 };

/** A visit as a calendar file: by world time, so that every calendar shows it in its own zone. */
export function appointmentFile(home: VisitedHome, { dia, hora, modo }: Visit, origin: string, now: Date): string {
  // The clock of Colombia stands at UTC−5 all year.
  const starts = new Date(`${dia}T${hora}:00-05:00`);
  const ends = new Date(starts.getTime() + minutes[modo] * 60_000);
  const title = `${words.titles[modo]}: ${home.project} · ${home.plant}`;
  const place = [home.salesRoom, home.city].filter(Boolean).join(', ');
  const url = `${origin}${home.path}`;
  const lines = [words.asked(home.builder, hora), words.phone(home.phone), url];
  const event = [
    'BEGIN:VEVENT',
    `UID:cita-${home.id}-${dia}-${hora.replace(':', '')}@umbral.example`,
    `DTSTAMP:${calendarTime(now.toISOString())}`,
    `DTSTART:${calendarTime(starts.toISOString())}`,
    `DTEND:${calendarTime(ends.toISOString())}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(lines.join('\n'))}`,
    ...(modo === 'in-person' ? [`LOCATION:${calendarText(place)}`] : []),
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT2H',
    `DESCRIPTION:${calendarText(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
  return icalendar({ name: title, product: words.name, events: [event] });
}
