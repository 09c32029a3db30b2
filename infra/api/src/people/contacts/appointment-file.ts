import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { calendarFile } from '../../engine/http/calendar-event.ts';
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
  return calendarFile({
    name: title,
    product: words.name,
    now,
    events: [
      {
        uid: `cita-${home.id}-${dia}-${hora.replace(':', '')}`,
        when: { starts, ends },
        title,
        text: [words.asked(home.builder, hora), words.phone(home.phone), url],
        url,
        place: modo === 'in-person' ? place : undefined,
        isTentative: true,
        reminders: [{ before: 'PT2H' }],
      },
    ],
  });
}
