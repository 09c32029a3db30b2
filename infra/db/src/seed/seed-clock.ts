/** The day on which the demonstration data stands: fixed, so that every run gives the same data. */
export const seedDay = '2026-11-21';

export const seedYear = 2026;

const noon = Date.parse(`${seedDay}T17:00:00Z`);
const dayMs = 86_400_000;

/** The moment `days` before (negative: after) noon in Bogotá of the seed's day, as ISO text. */
export function momentBefore(days: number, minutes = 0): string {
  return new Date(noon - days * dayMs - minutes * 60_000).toISOString();
}

/** The calendar day `days` after (negative: before) the seed's day. */
export function dayAfter(days: number): string {
  return new Date(noon + days * dayMs).toISOString().slice(0, 10);
}

/** The last day of the month that lies `months` after November 2026. */
export function monthEndAfter(months: number): string {
  return new Date(Date.UTC(2026, 10 + months + 1, 0)).toISOString().slice(0, 10);
}

export const seedMoment = momentBefore(0);
