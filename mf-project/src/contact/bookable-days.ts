import { earliestAppointment } from 'shared-contracts/domain/appointment.ts';
import { addDays } from 'shared-contracts/domain/format-date.ts';
import { isWorkingDay } from 'shared-contracts/domain/holidays.ts';

const span = 60;

/** The working days (ISO) of about two months on which a visit can be booked, the earliest first [B063]. */
export function bookableDays(now: Date): string[] {
  const first = earliestAppointment(now);
  return Array.from({ length: span }, (_, offset) => addDays(first, offset)).filter(isWorkingDay);
}
