import { addDays } from '../format/format-date.ts';
import { earliestAppointment } from './appointment.ts';
import { isWorkingDay } from './holidays.ts';
import { appointmentTimesOn, type OfficeHours } from './office-hours.ts';

const span = 60;

/** A day (ISO) with the times at which a visit can begin. */
export interface BookableDay {
  readonly day: string;
  readonly times: readonly string[];
}

/** The working days of about two months on which a visit can be booked, the earliest first [B063]. */
export function bookableDays(now: Date, hours: OfficeHours | undefined): BookableDay[] {
  const first = earliestAppointment(now);
  return Array.from({ length: span }, (_, offset) => addDays(first, offset))
    .filter(isWorkingDay)
    .map((day) => ({ day, times: appointmentTimesOn(hours, day) }))
    .filter(({ times }) => times.length > 0);
}
