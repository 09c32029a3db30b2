import type { Building } from './buildings.ts';
import type { Climate } from './climate.ts';
import { climates } from './climate.ts';
import type { Layout } from './layout-library.ts';
import { levelOfPicture, type PriceLevel, stepsAbove } from './price-level.ts';
import { hasRoom } from './room-pictures.ts';
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
  level: PriceLevel;
}

/** More than neighbours that show the same weigh together. */
const neverStands = 20;
/** A front of other strata says another price. */
const strataApart = 2;
const plainerCost = 1.5;

/** How badly a building stands for a project: 0 for a perfect fit. */
export function misfit(building: Building, { segment, climate, stratum }: Wanted): number {
  const rank = typologies[segment].indexOf(building.typology);
  const kind = rank < 0 ? neverStands : rank * 0.6;
  const apart = strataCost(building.strata, stratum);
  return kind + climateCost(building.climate, climate) + (apart < strataApart ? apart * 1.5 : neverStands);
}

/**
 * How badly the rooms of a building stand for those of a home: infinitely where they are finished for a higher price or
 * look on a sea that is not there.
 */
export function roomMisfit({ strata, climate }: Building, wanted: Wanted): number {
  if (climate === 'coast' && wanted.climate !== 'coast') return Number.POSITIVE_INFINITY;
  const below = strata ? stepsAbove(wanted.level, levelOfPicture(strata)) : 0;
  return below < 0 ? Number.POSITIVE_INFINITY : climateCost(climate, wanted.climate) + below * plainerCost;
}

/** Homes on the ground, whose rooms open to a garden (`LOW_HOMES` in interior/setting.py). */
const onGround = ['row-houses', 'country-house', 'lots'];

/** Whether the living room of a building opens to a balcony or a garden (`opening_for` in interior/living.py). */
const opensOut = ({ strata, typology }: Building) =>
  strata === undefined || levelOfPicture(strata) !== 'social' || onGround.includes(typology);

/**
 * How badly a building seen all around stands for a home: infinitely where no other room of it would do, where it opens
 * to what the home does not have, and between social housing and all other, which nobody takes for the same.
 */
export function aroundMisfit(building: Building, wanted: Wanted, layout: Layout): number {
  const isSocial = building.strata !== undefined && levelOfPicture(building.strata) === 'social';
  const isTrue = !opensOut(building) || hasRoom(layout, 'balcony');
  if (!building.panoramas.has('living') || !isTrue || isSocial !== (wanted.level === 'social'))
    return Number.POSITIVE_INFINITY;
  return roomMisfit(building, wanted);
}
