import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { ringsOf } from '@umbral/domain/travel/straight-reach.ts';
import type { MapMemory } from './map-memory.ts';
import { boxAround, evenInsets, type MapView, type Size, viewAround, viewOfBox } from './map-view.ts';
import type { SiteSet } from './sites.ts';

/** Where a map looks that knows nothing better [B091]. */
export const defaultCentre = { lat: 3.368154, lng: -73.5224991 } as const;
const defaultZoom = 5.3;
const margin = evenInsets(56);
/** What lies over the map at its edges, and the prices over their points, which cover none of it so. */
const around = {
  wide: { top: 108, right: 108, bottom: 48, left: 56 },
  narrow: { top: 154, right: 92, bottom: 130, left: 52 },
};
const narrow = 640;

/** The view of an entry of the history, else the piece of the map or the areas that the address names. */
export function firstView(state: SearchState, memory: MapMemory | undefined, size: Size): MapView {
  if (memory) return viewAround(memory, memory.zoom, size);
  return namedView(state, size) ?? defaultView(size);
}

/** The whole country. */
export function defaultView(size: Size): MapView {
  return viewAround(defaultCentre, defaultZoom, size);
}

/** Whether the address itself says where to look. */
export function namedView({ box, areas, near, reach }: SearchState, size: Size): MapView | undefined {
  const drawn = boxAround(areas.filter(({ kind }) => kind === 'include').flatMap(({ points }) => points));
  if (drawn) return viewOfBox(drawn, size, margin);
  if (box) return viewOfBox(box, size);
  const reached = reach && boxAround(ringsOf(reach).flat());
  if (reached) return viewOfBox(reached, size, margin);
  if (!near) return undefined;
  const far = near.radiusKm / 111;
  const around = { north: near.lat + far, south: near.lat - far, east: near.lng + far, west: near.lng - far };
  return viewOfBox(around, size, margin);
}

/** All sites with room around them; a single one from the height of its neighbourhood. */
export function viewOfSites({ sites }: SiteSet, size: Size): MapView | undefined {
  const box = boxAround(sites);
  if (!box) return undefined;
  const view = viewOfBox(box, size, size.width < narrow ? around.narrow : around.wide);
  const [first] = sites;
  return box.north - box.south < 0.002 && first ? viewAround(first, 15, size) : view;
}
