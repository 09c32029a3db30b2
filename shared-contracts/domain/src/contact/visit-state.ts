/** A visit is agreed on by two sides: whoever did not name its time says yes, or names another one. */
export const visitStates = ['asked', 'proposed', 'confirmed', 'cancelled'] as const;
export type VisitState = (typeof visitStates)[number];

/** What is kept of a visit's changes. */
export interface VisitChanges {
  readonly visit_change: 'moved' | 'cancelled' | null;
  readonly visit_changed_by: 'person' | 'builder' | null;
  readonly visit_confirmed_at: unknown;
}

/** Where a visit stands: asked for by the person, proposed by the builder, agreed on by both, or called off. */
export function visitStateOf(visit: VisitChanges): VisitState {
  if (visit.visit_change === 'cancelled') return 'cancelled';
  if (visit.visit_confirmed_at !== null) return 'confirmed';
  return visit.visit_changed_by === 'builder' ? 'proposed' : 'asked';
}
