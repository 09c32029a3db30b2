import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';

/** How many of each a home usually has: what the form offers [B118]. */
const offered = { number_bedrooms: 5, number_bathrooms: 4, number_parking: 2 } as const;
export type RoomKind = keyof typeof offered;

/** From 1 to what is usual; another number that is stored stays what it is and can be chosen again. */
export function roomChoices(kind: RoomKind, stored: number | undefined): SelectOption[] {
  const usual = Array.from({ length: offered[kind] }, (_, index) => index + 1);
  const all = stored === undefined || usual.includes(stored) ? usual : [...usual, stored].toSorted((a, b) => a - b);
  return all.map((count) => ({ value: String(count), label: String(count) }));
}
