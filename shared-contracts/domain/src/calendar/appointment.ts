import { addDays, civilDate, isoDate } from '../format/format-date.ts';
import { isWorkingDay } from './holidays.ts';

/** Every 30 minutes from 10:00 to 16:00, both included, as `HH:MM` [B063]. */
export const appointmentTimes: readonly string[] = Array.from({ length: 13 }, (_, slot) => {
  const minutes = 600 + slot * 30;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
});

/** In the sales room, or by video call. */
export const appointmentKinds = ['in-person', 'video'] as const;
export type AppointmentKind = (typeof appointmentKinds)[number];

/** The first day (ISO) that can be booked: the next working day after today in Bogotá [B063]. */
export function earliestAppointment(now: Date): string {
  let day = addDays(isoDate(civilDate(now)), 1);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** Whether a day and time can be booked at a moment. */
export function canBook(day: string, time: string, now: Date): boolean {
  return day >= earliestAppointment(now) && isWorkingDay(day) && appointmentTimes.includes(time);
}
