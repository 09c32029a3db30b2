import { calendarPaths } from '@umbral/domain/api/calendar-paths.ts';

/** The calendar file of a session of a fair, or of its whole agenda. */
export function agendaFileHref(fair: string, session?: number): string {
  return `/api${calendarPaths.agenda(fair, session)}`;
}
