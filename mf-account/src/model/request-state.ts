import type { OwnContact } from '@umbral/domain/api/contacts.ts';

/** What became of a request, as its owner is told. */
export type RequestState =
  | 'withdrawn'
  | 'cancelled'
  | 'past'
  | 'moved'
  | 'asked'
  | 'sending'
  | 'sent'
  | 'attended'
  | 'closed';

const bySending = { new: 'sending', sent: 'sent', attended: 'attended', discarded: 'closed' } as const;

/** What became of a request; `today` is the day in Bogotá (ISO). */
export function requestState(
  { withdrawn_at, visit_change, schedule_date, state }: OwnContact,
  today: string,
): RequestState {
  if (withdrawn_at !== null) return 'withdrawn';
  if (visit_change === 'cancelled') return 'cancelled';
  if (schedule_date === null) return bySending[state];
  if (schedule_date < today) return 'past';
  return visit_change === 'moved' ? 'moved' : 'asked';
}

/** Whether the visit of a request is still to come. */
export function hasVisitAhead(state: RequestState): boolean {
  return state === 'asked' || state === 'moved';
}
