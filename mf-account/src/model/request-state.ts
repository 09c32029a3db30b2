import type { OwnContact } from '@umbral/domain/api/contacts.ts';

/** What became of a request, as its owner is told. */
export type RequestState =
  | 'withdrawn'
  | 'cancelled'
  | 'called-off'
  | 'past'
  | 'moved'
  | 'asked'
  | 'proposed'
  | 'confirmed'
  | 'sending'
  | 'sent'
  | 'attended'
  | 'closed';

const bySending = {
  new: 'sending',
  sent: 'sent',
  contacted: 'attended',
  'visit-booked': 'attended',
  attended: 'attended',
  discarded: 'closed',
} as const;

/** What became of a request; `today` is the day in Bogotá (ISO). */
export function requestState(request: OwnContact, today: string): RequestState {
  const { withdrawn_at, schedule_date, state } = request;
  if (withdrawn_at !== null) return 'withdrawn';
  return schedule_date === null ? bySending[state] : visitState(request, schedule_date < today);
}

function visitState({ visit_state, visit_change, visit_changed_by }: OwnContact, isPast: boolean): RequestState {
  if (visit_state === 'cancelled') return visit_changed_by === 'builder' ? 'called-off' : 'cancelled';
  if (isPast) return 'past';
  if (visit_state === 'confirmed' || visit_state === 'proposed') return visit_state;
  return visit_change === 'moved' ? 'moved' : 'asked';
}

/** Whether the visit of a request is still to come. */
export function hasVisitAhead(state: RequestState): boolean {
  return state === 'asked' || state === 'moved' || state === 'proposed' || state === 'confirmed';
}
