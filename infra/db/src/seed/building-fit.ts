import type { Building } from './buildings.ts';
import type { Climate } from './climate.ts';
import { climates } from './climate.ts';
import type { Segment } from './segments.ts';

/** Buildings that suit a segment, the best first, by the groups of the picture library. */
const typologies: Record<Segment, readonly string[]> = {
  vip: ['slab', 'tower'],
  vis: ['tower', 'slab'],
  'vis-house': ['row-houses'],
  mid: ['tower', 'mid-rise', 'slab'],
  high: ['mid-rise', 'tower'],
  studio: ['mid-rise', 'tower', 'slab'],
  house: ['row-houses'],
  'country-house': ['country-house'],
  lot: ['lots', 'country-house'],
  beach: ['coast', 'tower'],
  office: ['slab', 'mid-rise', 'tower'],
  clinic: ['mid-rise', 'slab', 'tower'],
  retail: ['mid-rise', 'slab'],
  warehouse: ['slab', 'mid-rise'],
};

/** How well climates stand in for one another: what stands by the sea never stands in the cold. */
function climateCost(built: Climate | undefined, wanted: Climate): number {
  if (built === undefined || built === wanted) return 0;
  const apart = Math.abs(climates.indexOf(built) - climates.indexOf(wanted));
  return apart === 1 ? 1 : 3;
}

function strataCost(strata: readonly [number, number] | undefined, wanted: number): number {
  if (!strata) return 0;
  return Math.max(strata[0] - wanted, wanted - strata[1], 0);
}

export interface Wanted {
  segment: Segment;
  climate: Climate;
  /** The project's stratum, or what its prices amount to where it has none. */
  stratum: number;
}

const neverStands = 20;

/** How badly a building stands for a project: 0 for a perfect fit. */
export function misfit(building: Building, { segment, climate, stratum }: Wanted): number {
  const rank = typologies[segment].indexOf(building.typology);
  const kind = rank < 0 ? neverStands : rank * 0.6;
  return kind + climateCost(building.climate, climate) + strataCost(building.strata, stratum) * 1.5;
}
