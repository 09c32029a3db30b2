import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import { type PlantCard, plantCardOf } from 'shared-contracts/ui/plant-card.ts';
import { launchHref } from '../model/launch-address.ts';
import { orNothing } from '../model/or-nothing.ts';

/** The card of a launch out of its unit types: the lowest price that is told, the measures of all; its link is the launch. */
export function launchCardOf(plants: readonly PlantRecord[], now: number): PlantCard | undefined {
  const [shown] = plants.toSorted((a, b) => priceRank(a) - priceRank(b) || a.id - b.id);
  if (!shown) return undefined;
  return {
    ...plantCardOf(shown, now),
    href: launchHref(shown.project),
    title: shown.project.title,
    rooms: rangeOf(plants.map(({ room_number }) => room_number)),
    baths: rangeOf(plants.map(({ bath_number }) => bath_number)),
    parking: rangeOf(plants.map(({ parking_number }) => parking_number)),
    areaM2: rangeOf(plants.map(({ built_area }) => built_area)),
    // The launch stands for all of them: there is no area to change to on its card.
    otherAreas: undefined,
  };
}

/** A price that is not told comes after all that are. */
function priceRank({ price, hide_price }: PlantRecord): number {
  return hide_price || price <= 0 ? Number.MAX_SAFE_INTEGER : price;
}

function rangeOf(values: readonly (number | null)[]): PlantCard['areaM2'] {
  const known = values.flatMap((value) => orNothing(value) ?? []);
  return known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : undefined;
}
