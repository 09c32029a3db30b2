import type { UnitOffer } from '../model/plant-data.ts';

export interface Tower {
  readonly tower?: string;
  readonly homes: readonly UnitOffer[];
}

/** Homes by tower, in the order in which the towers first come. */
export function towersOf(units: readonly UnitOffer[]): Tower[] {
  return [...Map.groupBy(units, ({ tower }) => tower)].map(([tower, homes]) => ({ tower, homes }));
}

/** The lowest price on each floor that has a free home, from the ground up. */
export function lowestByFloor(units: readonly UnitOffer[]): { readonly floor: number; readonly priceCop: number }[] {
  const lowest = new Map<number, number>();
  for (const { floor, isAvailable, priceCop } of units) {
    if (floor === undefined || !isAvailable) continue;
    lowest.set(floor, Math.min(lowest.get(floor) ?? priceCop, priceCop));
  }
  return [...lowest].map(([floor, priceCop]) => ({ floor, priceCop })).toSorted((a, b) => a.floor - b.floor);
}
