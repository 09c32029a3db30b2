import type { Reach, ReachRing } from '@umbral/domain/travel/reach.ts';
import { reachRings } from '@umbral/domain/travel/reach-rings.ts';
import type { Backend } from '../../engine/backend.ts';
import { heldModel } from './held-model.ts';

/** Reckoning a reach takes a tenth of a second: those that were asked for last are kept. */
const mostHeld = 300;
const held = new Map<string, readonly ReachRing[]>();

/** Where one is within some minutes of a place. */
export async function reachOf(backend: Backend, asked: Omit<Reach, 'rings'>): Promise<readonly ReachRing[]> {
  const { lat, lng, minutes, mode } = asked;
  const key = [backend.config.groundDir, lat, lng, minutes, mode].join(' ');
  const rings = held.get(key) ?? reachRings(await heldModel(backend), asked);
  held.delete(key);
  held.set(key, rings);
  for (const oldest of held.keys()) {
    if (held.size <= mostHeld) break;
    held.delete(oldest);
  }
  return rings;
}
