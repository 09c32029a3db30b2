import type { Position } from 'geojson';

const rows = 12;

/** The middle of the widest place of an area, where its name has most room; nothing where it has no area. */
export function middleOf(polygons: readonly (readonly (readonly Position[])[])[]): Position | undefined {
  const [largest] = polygons.toSorted((a, b) => boxArea(b[0]) - boxArea(a[0]));
  if (!largest?.[0]) return undefined;
  const [south, north] = rangeOf(largest[0].map(([, lat = 0]) => lat));
  let best: { readonly width: number; readonly at: Position } | undefined;
  for (let row = 1; row < rows; row++) {
    // Near the edges a name hangs over, however wide the place.
    const lat = south + ((north - south) * (row + rows / 2)) / (2 * rows);
    const cuts = largest.flatMap((ring) => crossings(ring, lat)).toSorted((a, b) => a - b);
    for (let cut = 0; cut + 1 < cuts.length; cut += 2) {
      const [from = 0, to = 0] = [cuts[cut], cuts[cut + 1]];
      if (!best || to - from > best.width) best = { width: to - from, at: [(from + to) / 2, lat] };
    }
  }
  return best?.at;
}

/** How much room an area takes, square degrees: names of larger ones come first. */
export function boxArea(ring: readonly Position[] = []): number {
  if (ring.length === 0) return 0;
  const [west, east] = rangeOf(ring.map(([lng = 0]) => lng));
  const [south, north] = rangeOf(ring.map(([, lat = 0]) => lat));
  return (east - west) * (north - south);
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function crossings(ring: readonly Position[], lat: number): number[] {
  return ring.flatMap(([x = 0, y = 0], index) => {
    const [nextX = x, nextY = y] = ring[index + 1] ?? [];
    if (y <= lat === nextY <= lat) return [];
    return [x + ((lat - y) / (nextY - y)) * (nextX - x)];
  });
}
