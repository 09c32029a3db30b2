import { type GlobePoint, roundedCorner } from '../places/globe.ts';
import { levelRings } from './level-rings.ts';
import { type Reach, type ReachRing, reachLimits } from './reach.ts';
import { thinRing } from './thin-ring.ts';
import type { TravelModel } from './travel-model.ts';
import { paces, systemPaces } from './travel-speeds.ts';

const metresOfDegree = 111_195;
/** Squares from the middle to the edge of what is looked at. */
const squares = 44;
/** The fastest line, metres a minute: nobody gets farther by any of them. */
const fastest = Math.max(...Object.values(systemPaces).map(({ kmPerHour }) => kmPerHour)) * (1000 / 60);

/**
 * Where one is within some minutes, as rings without holes: the largest first, and no more of them than an address
 * holds. Looked at on a lattice, so a ring is true to about a square of it.
 */
export function reachRings(model: TravelModel, reach: Reach): readonly ReachRing[] {
  const { minutes, mode } = reach;
  const speed = mode === 'transit' ? fastest : paces[mode].metresPerMinute;
  const north = (minutes * speed * (mode === 'transit' ? 0.8 : 1)) / metresOfDegree / squares;
  const east = north / Math.cos((reach.lat * Math.PI) / 180);
  const walk = model.walk(reach, minutes);
  const minutesTo = mode === 'transit' ? model.transit(reach, minutes, walk) : model[mode](reach, minutes);
  const spot = (row: number, column: number): GlobePoint => ({
    lat: reach.lat + (row - squares) * north,
    lng: reach.lng + (column - squares) * east,
  });
  const late = (row: number, column: number) => {
    const there = spot(row, column);
    // Where no line is known one still walks.
    return (minutesTo(there) ?? walk(there)) - minutes;
  };
  return levelRings(2 * squares + 1, late)
    .slice(0, reachLimits.rings)
    .map((ring) => thinRing(ring, reachLimits.points).map(([row, column]) => roundedCorner(spot(row, column))));
}
