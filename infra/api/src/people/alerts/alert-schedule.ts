import { addDays, addMonths, civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { Alert } from '@umbral/domain/people/alert.ts';

/** Hours in Bogotá between which alerts are mailed. */
const opensAt = 8;
const closesAt = 20;
/** Bogotá stands at UTC-5 all year. */
const bogotaOffset = -5;

/** Whether people are left alone at a moment: from 20:00 to 08:00 in Bogotá. */
export function isQuiet(moment: Date): boolean {
  const hour = (moment.getUTCHours() + 24 + bogotaOffset) % 24;
  return hour < opensAt || hour >= closesAt;
}

/** When an alert is looked at again: at 08:00 in Bogotá a day, a week or a month after today. */
export function nextCheck(frequency: Alert['frequency'], now: Date): Date {
  const today = isoDate(civilDate(now));
  const day = { daily: addDays(today, 1), weekly: addDays(today, 7), monthly: addMonths(today, 1) }[frequency];
  return new Date(`${day}T${String(opensAt).padStart(2, '0')}:00:00-05:00`);
}
