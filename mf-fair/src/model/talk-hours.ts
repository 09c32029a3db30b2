import { isContactHour } from '@umbral/domain/calendar/contact-hours.ts';
import { type Opening, openingAt, readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';

/** Whether one can talk with a stand at a moment. */
export type Talk =
  /** `until`: minutes of the day; absent where its hours are not understood. */
  | { readonly kind: 'open'; readonly until?: number }
  | { readonly kind: 'closed'; readonly opening: Opening }
  /** The law lets nobody be contacted at this hour (Ley 2300 de 2023). */
  | { readonly kind: 'unlawful' };

/** How a stand can be reached at a moment (milliseconds), by its hours in words and by the law. */
export function talkAt(hours: string, moment: number): Talk {
  const at = new Date(moment);
  if (!isContactHour(at)) return { kind: 'unlawful' };
  const known = readOfficeHours(hours);
  const opening = known && openingAt(known, at);
  if (!opening) return { kind: 'open' };
  return opening.isOpen ? { kind: 'open', until: opening.minutes } : { kind: 'closed', opening };
}
