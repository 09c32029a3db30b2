/** Where the map of a history entry stood, and what was chosen on it. */
export interface MapMemory {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  /** Project whose card is open. */
  readonly project?: number;
}

/** What this entry of the history remembers of its map. */
export function readMapMemory(): MapMemory | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('map' in state)) return undefined;
  return isMapMemory(state.map) ? state.map : undefined;
}

/**
 * Keeps it with an entry, by the key of its location, beside what the router keeps there; the address stays as it is.
 * While going back is on its way, the history is at another entry than the screen, and that one keeps what it has.
 */
export function keepMapMemory(key: string, map: MapMemory): void {
  const { state } = window.history;
  // The router calls an entry that it did not make "default".
  if ((state?.key ?? 'default') === key) window.history.replaceState({ ...state, map }, '');
}

function isMapMemory(kept: unknown): kept is MapMemory {
  if (typeof kept !== 'object' || kept === null) return false;
  const { lat, lng, zoom, project }: Record<string, unknown> = { ...kept };
  const isPlace = [lat, lng, zoom].every((value) => Number.isFinite(value));
  return isPlace && (project === undefined || Number.isInteger(project));
}
