import { unitStateLabels } from '@umbral/domain/homes/unit-labels.ts';
import { doorOf, type UnitState, unitStates } from '@umbral/domain/homes/unit-vocabulary.ts';
import type { FacadeUnit } from '@umbral/kit/facade/facade-rows.ts';
import type { AvailabilityData, HomeOffer, TowerHomes } from '../model/availability-data.ts';
import { availabilityTexts as texts } from '../texts/availability-texts.ts';

/** Of homes of a plant: how many there are, and how many are free. */
export function countHomes({ towers }: AvailabilityData): { readonly all: number; readonly free: number } {
  const homes = towers.flatMap(({ own }) => own);
  return { all: homes.length, free: homes.filter(({ state }) => state === 'available').length };
}

/** The lowest price on each floor that has a free home, from the ground up. */
export function lowestByFloor(homes: readonly HomeOffer[]): { readonly floor: number; readonly priceCop: number }[] {
  const lowest = new Map<number, number>();
  for (const { floor, priceCop } of homes) {
    if (floor === undefined || priceCop === undefined) continue;
    lowest.set(floor, Math.min(lowest.get(floor) ?? priceCop, priceCop));
  }
  return [...lowest].map(([floor, priceCop]) => ({ floor, priceCop })).toSorted((a, b) => a.floor - b.floor);
}

/** Where the row of a home stands on the page. */
export const rowId = (id: number) => `inmueble-${id}`;

/** The boxes of a tower: the plant's own homes, which lead to their rows, and those around them. */
export function boxesOf({ own, others }: TowerHomes, plants: AvailabilityData['plants']): FacadeUnit[] {
  const titles = new Map(plants.map(({ id, title }) => [id, title]));
  return [
    ...own.flatMap(({ id, name, state, floor, place }) =>
      place === undefined
        ? []
        : {
            ...{ id, state, floor, place },
            door: doorOf(name),
            label: texts.box(name, unitStateLabels[state]),
            href: `#${rowId(id)}`,
          },
    ),
    ...others.map(({ id, name, state, floor, place, plantId }) => ({
      ...{ id, state, floor, place },
      door: doorOf(name),
      label: texts.otherBox(name, unitStateLabels[state], titles.get(plantId) ?? ''),
      isFaint: true,
    })),
  ];
}

/** States that occur, in their order. */
export function statesOf(boxes: readonly FacadeUnit[]): UnitState[] {
  return unitStates.filter((known) => boxes.some(({ state }) => state === known));
}
