import { isReachable, type Reach, reachLimits, roundedPlace } from '../travel/reach.ts';
import { travelLimits, travelModeSlugs, travelModes } from '../travel/travel-mode.ts';
import { readAreas, writeAreas } from './drawn-areas.ts';

/** "4.684,-74.057,20,pie": a place, minutes and a way of going; then where that is, once somebody has reckoned it. */
export function writeReach({ lat, lng, minutes, mode, rings }: Reach): string {
  const asked = [lat, lng, minutes, travelModeSlugs[mode]].join(',');
  if (!rings) return asked;
  return `${asked},${writeAreas(rings.map((points) => ({ kind: 'include', points })))}`;
}

const pattern = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?),(\d{1,3}),([a-z]+)(?:,([\w.-]*))?$/;

/**
 * Reads what `writeReach` writes: the place is rounded, minutes beyond the limits become the limit, and a place that no
 * way leads to is none.
 */
export function readReach(text: string): Reach | undefined {
  const [, lat, lng, minutes, slug, drawn] = pattern.exec(text) ?? [];
  const mode = travelModes.find((one) => travelModeSlugs[one] === slug);
  const place = roundedPlace({ lat: Number(lat), lng: Number(lng) });
  if (!mode || !isReachable(place)) return undefined;
  const asked = { ...place, minutes: Math.min(travelLimits.max, Math.max(travelLimits.min, Number(minutes))), mode };
  if (drawn === undefined) return asked;
  const rings = readAreas(drawn, { areas: reachLimits.rings, points: reachLimits.points }).map(({ points }) => points);
  // A text without a ring would be nowhere.
  return rings.length > 0 ? { ...asked, rings } : asked;
}
