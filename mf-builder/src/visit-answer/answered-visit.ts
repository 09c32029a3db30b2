import type { LeadVisit } from '@umbral/domain/api/builder-contacts.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';

/** A visit with whom it is of, as it was read. */
export interface AnsweredVisit extends LeadVisit {
  readonly contactId: number;
  readonly version: number;
  readonly name: string;
}

/** Whether a visit can still be talked about; `now` is the moment of the page (ISO). */
export function isAhead({ day, state }: Pick<LeadVisit, 'day' | 'state'>, now: string): boolean {
  return state !== 'cancelled' && day >= isoDate(civilDate(now));
}
