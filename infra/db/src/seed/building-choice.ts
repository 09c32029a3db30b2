import { misfit, type Wanted } from './building-fit.ts';
import type { Building } from './buildings.ts';

interface Place {
  /** Lists in which the project stands beside others, as its city and zone. */
  lists: readonly string[];
  wanted: Wanted;
}

/** A building in the last places of a list weighs as much as a poor fit. */
const recentPlaces = 6;
const recentCost = 2.5;
/** Every use makes the next one a little dearer. */
const useCost = 0.04;

/**
 * Chooses a building for one project after the other: the best fit, unless a neighbour of one of its lists shows it
 * already.
 */
export function createBuildingChoice(buildings: readonly Building[]): (place: Place) => Building {
  const uses = new Map<Building, number>();
  const recent = new Map<string, Building[]>();
  const cost = (building: Building, { lists, wanted }: Place) => {
    const near = lists.filter((list) => recent.get(list)?.includes(building)).length;
    return misfit(building, wanted) + near * recentCost + (uses.get(building) ?? 0) * useCost;
  };
  return (place) => {
    const [best] = buildings
      .map((building) => ({ building, cost: cost(building, place) }))
      .toSorted((a, b) => a.cost - b.cost || (a.building.id < b.building.id ? -1 : 1));
    if (!best) throw new Error('the media manifest has no exterior');
    uses.set(best.building, (uses.get(best.building) ?? 0) + 1);
    for (const list of place.lists) {
      recent.set(list, [best.building, ...(recent.get(list) ?? [])].slice(0, recentPlaces));
    }
    return best.building;
  };
}
