import { earthRadiusM, roundedCorner } from '../places/globe.ts';
import type { Reach, ReachRing } from './reach.ts';
import { paces } from './travel-speeds.ts';

const corners = 48;

/** Where a reach is: what was reckoned by the ways of the ground, else a circle by straight distance. */
export function ringsOf(reach: Reach): readonly ReachRing[] {
  return reach.rings ?? [straightRing(reach)];
}

/** On foot or by bicycle without knowing a way; of lines nobody knows more than that one can walk. */
function straightRing({ lat, lng, minutes, mode }: Reach): ReachRing {
  const { metresPerMinute, detour } = mode === 'cycle' ? paces.cycle : paces.walk;
  const north = (((minutes * metresPerMinute) / detour / earthRadiusM) * 180) / Math.PI;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners;
    return roundedCorner({ lat: lat + north * Math.sin(angle), lng: lng + east * Math.cos(angle) });
  });
}
