import { z } from 'zod/mini';

const kept = z.object({
  lat: z.number(),
  lng: z.number(),
  zoom: z.number(),
  /** Project whose card is open. */
  project: z.optional(z.number()),
});

/** Where the map of a history entry stood, and what was chosen on it. */
export type MapMemory = z.infer<typeof kept>;

/** What this entry of the history remembers of its map. */
export function readMapMemory(): MapMemory | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('map' in state)) return undefined;
  const read = kept.safeParse(state.map);
  return read.success ? read.data : undefined;
}

/** Keeps it with the entry, beside what the router keeps there; the address stays as it is. */
export function keepMapMemory(map: MapMemory): void {
  window.history.replaceState({ ...window.history.state, map }, '');
}
