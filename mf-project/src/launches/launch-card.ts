import type { ProjectCardRecord } from '@umbral/domain/api/project-cards.ts';
import { launchHref } from '@umbral/domain/routes/development-href.ts';
import { type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';

/** The card of a launch: the lowest price that is told, the measures of all its homes; its link is the launch. */
export function launchCardOf({ home, rooms, baths, parking, built_area }: ProjectCardRecord, now: number): PlantCard {
  return {
    ...plantCardOf(home, now),
    href: launchHref(home.project),
    title: home.project.title,
    rooms: rooms ?? undefined,
    baths: baths ?? undefined,
    parking: parking ?? undefined,
    areaM2: built_area ? { min: Math.floor(built_area.min), max: Math.floor(built_area.max) } : undefined,
    // The launch stands for all of them: there is no area to change to on its card.
    otherAreas: undefined,
  };
}
