import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';

const dayMs = 86_400_000;

/** Days that a fair still has in Bogotá, today included; 0 when it is over. */
export function daysLeft(endsOn: string, now: number): number {
  const today = Date.parse(isoDate(civilDate(now)));
  return Math.max(0, Math.round((Date.parse(endsOn) - today) / dayMs) + 1);
}
