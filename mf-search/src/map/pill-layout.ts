import type { MapView, Size } from './map-view.ts';
import type { SiteSet } from './sites.ts';

/** A pill on the map: one site, or several whose pills would lie on one another. */
export interface Pill {
  /** Indexes of its sites; the first one is the highest in the listing and holds the pill's place. */
  readonly sites: readonly number[];
}

/** The most pills at once: more prices than this are not read but seen as noise; the rest stay dots. */
const mostPills = 60;
/** Room that a pill takes above its point. */
export const pillRoom = { width: 84, height: 34 } as const;

/**
 * The pills of a view. In the order of the listing each site in sight takes a pill, if none is in the way; a site whose
 * pill would touch one joins it, and makes it a cluster.
 */
export function layOutPills({ sites, xs, ys }: SiteSet, { k, x, y }: MapView, { width, height }: Size): Pill[] {
  const pills: number[][] = [];
  const cells = new Map<number, number[]>();
  const places: (readonly [number, number])[] = [];
  for (let site = 0; site < sites.length; site++) {
    const left = (xs[site] ?? 0) * k + x;
    const top = (ys[site] ?? 0) * k + y;
    if (left < 0 || top < 0 || left > width || top > height) continue;
    const [column, row] = [Math.floor(left / pillRoom.width), Math.floor(top / pillRoom.height)];
    const touched = touchedPill(cells, places, [left, top], [column, row]);
    if (touched !== undefined) pills[touched]?.push(site);
    if (touched !== undefined || pills.length >= mostPills) continue;
    const cell = cellKey(column, row);
    cells.set(cell, [...(cells.get(cell) ?? []), pills.length]);
    places.push([left, top]);
    pills.push([site]);
  }
  return pills.map((members) => ({ sites: members }));
}

/** The own cell first: among many sites most find their pill there. */
const around = [0, -1, 1] as const;

function cellKey(column: number, row: number): number {
  return column * 4096 + row;
}

function touchedPill(
  cells: ReadonlyMap<number, readonly number[]>,
  places: readonly (readonly [number, number])[],
  [left, top]: readonly [number, number],
  [column, row]: readonly [number, number],
): number | undefined {
  for (const across of around) {
    for (const down of around) {
      for (const pill of cells.get(cellKey(column + across, row + down)) ?? []) {
        const [x, y] = places[pill] ?? [0, 0];
        if (Math.abs(x - left) < pillRoom.width && Math.abs(y - top) < pillRoom.height) return pill;
      }
    }
  }
  return undefined;
}
