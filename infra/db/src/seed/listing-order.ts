import type { SeedRow } from './insert-rows.ts';

/** What decides the place of a plant in a listing that nobody has ordered. */
export interface Listed {
  plant: SeedRow<'plant'> & { id: number };
  project: SeedRow<'project'>;
  nearbyCount: number;
  specificationCount: number;
}

/** How much of what a buyer asks first is told; what every plant of the seed tells is left out. */
function told({ plant, project, nearbyCount, specificationCount }: Listed): number {
  return [
    plant.hide_price === false,
    plant.url_360 !== null,
    specificationCount >= 3,
    nearbyCount >= 3,
    project.neighborhood_id !== null,
    project.tower_elevators !== null,
    project.pet_friendly !== null,
  ].filter(Boolean).length;
}

function rank(listed: Listed): number[] {
  const { plant, project } = listed;
  return [plant.is_active && project.state === 'published' ? 0 : 1, plant.highlighted ? 0 : 1, -told(listed)];
}

const listedStates = ['published', 'paused'];

/** Plants in the order of the listings: on offer, highlighted, complete, new. */
export function listingOrder<Entry extends Listed>(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ project }) => listedStates.includes(project.state ?? ''))
    .map((entry) => ({ entry, keys: rank(entry), created: Date.parse(entry.plant.created_at ?? '') }))
    .toSorted((a, b) => {
      const differs = a.keys.findIndex((key, index) => key !== b.keys[index]);
      if (differs >= 0) return (a.keys[differs] ?? 0) - (b.keys[differs] ?? 0);
      return b.created - a.created || a.entry.plant.id - b.entry.plant.id;
    })
    .map(({ entry }) => entry);
}
