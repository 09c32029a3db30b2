import { routes } from '@umbral/domain/routes/table.ts';
import { calendarText, calendarTime } from '../../engine/http/icalendar.ts';
import type { AgendaFair, AgendaSession } from './agenda-queries.ts';
import { agendaTexts } from './agenda-texts.ts';

interface Around {
  readonly origin: string;
  readonly now: Date;
}

/** A session as lines of a calendar file, by world time, with a reminder a quarter of an hour before. */
export function agendaEvent(fair: AgendaFair, session: AgendaSession, { origin, now }: Around): string[] {
  const { id, title, summary, speaker, speaker_role, place, starts_at, ends_at } = session;
  const url = origin + pageOf(fair);
  const about = [summary, agendaTexts.speaker(speaker, speaker_role), url].join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:feria-${id}@umbral.example`,
    `DTSTAMP:${calendarTime(now.toISOString())}`,
    `DTSTART:${calendarTime(starts_at.toISOString())}`,
    `DTEND:${calendarTime(ends_at.toISOString())}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(about)}`,
    `LOCATION:${calendarText(agendaTexts.place(place, fair.name))}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    `DESCRIPTION:${calendarText(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** The page of the portal on which the fair takes place. */
function pageOf({ kind, slug, region }: AgendaFair): string {
  if (kind === 'own-home') return routes.ownHomeFairEntry.href({ id: slug });
  return kind === 'in-person' ? routes.fairs.href() : routes.virtualFair.href({ region: region ?? 'home' });
}
