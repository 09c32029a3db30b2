import type { MapBox, MapPoint } from 'shared-contracts/routes/search-state.ts';

/** Metres around the outermost homes of a place that still belong to it. */
const marginMetres = 180;
const metresPerDegree = 111_195;
const sides = 8;

/** The area around the homes of a place: their hull with a margin, a circle where they stand on one point. */
export function areaAround(homes: readonly MapPoint[]): readonly MapPoint[] {
  return hull(homes.flatMap(ringAround));
}

export function rectangle({ north, east, south, west }: MapBox): readonly MapPoint[] {
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
}

function ringAround({ lat, lng }: MapPoint): MapPoint[] {
  const north = marginMetres / metresPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: sides }, (_, side) => {
    const angle = (side / sides) * 2 * Math.PI;
    return { lat: lat + north * Math.sin(angle), lng: lng + east * Math.cos(angle) };
  });
}

/** The convex hull, by the chains below and above. */
function hull(points: readonly MapPoint[]): readonly MapPoint[] {
  const sorted = points.toSorted((a, b) => a.lng - b.lng || a.lat - b.lat);
  const [below, above] = [chain(sorted), chain(sorted.toReversed())];
  return [...below.slice(0, -1), ...above.slice(0, -1)];
}

function chain(points: readonly MapPoint[]): MapPoint[] {
  const kept: MapPoint[] = [];
  for (const point of points) {
    while (kept.length >= 2 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

function turnsLeft(a: MapPoint | undefined, b: MapPoint | undefined, c: MapPoint): boolean {
  if (!a || !b) return true;
  return (b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng) > 0;
}
