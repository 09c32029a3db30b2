import { routes } from '@umbral/domain/routes/table.ts';
import { type CalendarEvent, calendarFile } from '../../engine/http/calendar-event.ts';
import type { AgendaFair, AgendaSession } from './agenda-queries.ts';
import { agendaTexts as texts } from './agenda-texts.ts';

interface Around {
  readonly origin: string;
  readonly now: Date;
}

/** Fairs are told by the clock of Colombia. */
const zone = 'America/Bogota';

/** The sessions of a fair as a calendar file, each with a reminder a quarter of an hour before. */
export function agendaFile(fair: AgendaFair, { origin, now }: Around): string {
  const events = fair.sessions.map((session) => eventOf(fair, session, origin));
  return calendarFile({ name: fair.name, product: texts.product, events, now });
}

function eventOf(fair: AgendaFair, session: AgendaSession, origin: string): CalendarEvent {
  const { id, title, summary, speaker, speaker_role, place, starts_at, ends_at } = session;
  const url = origin + pageOf(fair);
  return {
    uid: `feria-${id}`,
    when: { starts: starts_at, ends: ends_at, zone },
    title,
    text: [summary, texts.speaker(speaker, speaker_role), url],
    url,
    place: texts.place(place, fair.name),
    reminders: [{ before: 'PT15M' }],
  };
}

/** The page of the portal on which the fair takes place. */
function pageOf({ kind, slug, region }: AgendaFair): string {
  if (kind === 'own-home') return routes.ownHomeFairEntry.href({ id: slug });
  return kind === 'in-person' ? routes.fairs.href() : routes.virtualFair.href({ region: region ?? 'home' });
}
