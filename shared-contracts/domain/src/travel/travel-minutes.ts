import { z } from 'zod';
import { paces } from './travel-speeds.ts';

const minutes = z.int().positive();

/** Estimated minutes by each way of going; null by lines where none is known. */
export const travelMinutes = z.object({ walk: minutes, cycle: minutes, transit: minutes.nullable() });
export type TravelMinutes = z.infer<typeof travelMinutes>;

/** Minutes as people are told them: whole ones, and none is nothing. */
export function wholeMinutes(reckoned: number): number {
  return Math.max(1, Math.round(reckoned));
}

/** Minutes to what lies so many metres away in a straight line, of which nobody knows where. */
export function minutesAway(metres: number): TravelMinutes {
  const by = ({ detour, metresPerMinute }: (typeof paces)['walk']) => wholeMinutes((metres * detour) / metresPerMinute);
  return { walk: by(paces.walk), cycle: by(paces.cycle), transit: null };
}
