/** How a home stands: on offer, kept for somebody for some days, reserved against money, sold, or not on sale yet. */
export const unitStates = ['available', 'held', 'reserved', 'sold', 'unreleased'] as const;
export type UnitState = (typeof unitStates)[number];

/** Where the windows of the living area look. */
export const unitOrientations = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type UnitOrientation = (typeof unitOrientations)[number];

/** What is seen from them. */
export const unitOutlooks = ['street', 'interior', 'park', 'city', 'mountains', 'sea', 'garden', 'pool'] as const;
export type UnitOutlook = (typeof unitOutlooks)[number];

/** Homes of which somebody may want to hear that they are free again: a reservation may fall through. */
export function isTaken(state: UnitState): boolean {
  return state === 'held' || state === 'reserved' || state === 'sold';
}

/** The number on a home's door: the last word of its name ("Apartamento 2-1203" → "2-1203"). */
export function doorOf(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? name;
}
