import { type Reach, type ReachRing, roundedPlace } from '@umbral/domain/travel/reach.ts';
import { reachRings } from '@umbral/domain/travel/reach-rings.ts';
import { ringsOf } from '@umbral/domain/travel/straight-reach.ts';
import type { HeldModel } from './held-model.ts';
import { oneAtATime } from './one-at-a-time.ts';

type Rings = readonly ReachRing[];
type ReachOf = (asked: Omit<Reach, 'rings'>) => Promise<Rings>;

const mostHeld = 300;
/** Whoever comes when so many wait would wait for seconds. */
const mostWaiting = 4;

/**
 * Where one is within some minutes of a place, which is rounded first. Reckoning it takes a tenth of a second: those that
 * were asked for last are kept. Without ways it is the circle, and where too many ask it has no rings, which means the
 * same and is not kept.
 */
export function heldReaches(modelOf: HeldModel): ReachOf {
  const held = new Map<string, Promise<Rings>>();
  const reckon = oneAtATime(mostWaiting);
  return async (asked) => {
    const reach = { ...asked, ...roundedPlace(asked) };
    const model = await modelOf();
    if (!model.hasWays(reach)) return ringsOf(reach);
    const key = [reach.lat, reach.lng, reach.minutes, reach.mode].join(' ');
    const rings = held.get(key) ?? reckon(() => reachRings(model, reach));
    if (!rings) return [];
    held.delete(key);
    held.set(key, rings);
    rings.catch(() => held.delete(key));
    for (const oldest of held.keys()) {
      if (held.size <= mostHeld) break;
      held.delete(oldest);
    }
    return rings;
  };
}
