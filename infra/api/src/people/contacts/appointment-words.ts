import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { formatClock, formatWeekday, withArticle } from '@umbral/domain/format/format-date.ts';
import { appointmentFilePath } from './contact-paths.ts';
import { contactTexts } from './contact-texts.ts';

/** The visit of a request as the database keeps it. */
export interface KeptAppointment {
  readonly plant_id: number | null;
  readonly schedule_date: string | null;
  readonly schedule_time: string | null;
  readonly schedule_kind: AppointmentKind | null;
}

/** Day, hour and manner of a visit in words; nothing where none was asked for. */
export function appointmentWords(kept: KeptAppointment): string | null {
  const { schedule_date: day, schedule_time: time, schedule_kind: kind } = kept;
  if (day === null || time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const when = `${formatWeekday(day)} a ${withArticle(formatClock(hours, minutes))}`;
  return kind ? `${when}, ${contactTexts.kinds[kind]}` : when;
}

/** Path of a visit's calendar file; nothing where no visit to a home was asked for. */
export function calendarPathOf(kept: KeptAppointment): string | null {
  const { plant_id: plant, schedule_date: day, schedule_time: time, schedule_kind: kind } = kept;
  if (plant === null || day === null || time === null) return null;
  return appointmentFilePath(plant, { dia: day, hora: time.slice(0, 5), modo: kind ?? 'in-person' });
}
