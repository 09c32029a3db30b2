import type { VisitSlot } from '@umbral/domain/api/visits.ts';
import { canBook } from '@umbral/domain/calendar/appointment.ts';
import { appointmentTimesOn, readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { AskedVisit } from './visit-queries.ts';

/** Why nothing of a visit can be changed any more; each side has its own sentence for it. */
export type Closed = 'none' | 'withdrawn' | 'cancelled' | 'past';

/** Why a visit can no longer be changed; nothing while it can. */
export function closedBecause({ day, state, isWithdrawn }: AskedVisit, now: Date): Closed | undefined {
  if (day === null) return 'none';
  if (isWithdrawn) return 'withdrawn';
  if (state === 'cancelled') return 'cancelled';
  return day < isoDate(civilDate(now)) ? 'past' : undefined;
}

/** What is wrong with a time for a visit, whoever names it; nothing where it is free to be asked for [B063]. */
export function slotFault(visit: AskedVisit, slot: VisitSlot, now: Date): 'no-visits' | 'day' | 'hours' | undefined {
  if (!visit.takesVisits) return 'no-visits';
  if (!canBook(slot.schedule_date, slot.schedule_time, now)) return 'day';
  const times = appointmentTimesOn(readOfficeHours(visit.officeHours ?? ''), slot.schedule_date);
  return times.includes(slot.schedule_time) ? undefined : 'hours';
}

/** Whether a visit has this time and manner already. */
export function isSameSlot({ day, time, kind }: AskedVisit, slot: VisitSlot): boolean {
  return day === slot.schedule_date && time === slot.schedule_time && kind === slot.schedule_kind;
}
