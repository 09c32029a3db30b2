import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { outlineOfCircle } from '../model/outline-of.ts';

/** How far around the outermost homes of a place the ground still belongs to it. */
const margin = { radiusKm: 0.18, corners: 8 } as const;

/** The area around the homes of a place: their hull with a margin, a circle where they stand on one point. */
export function areaAround(homes: readonly MapPoint[]): readonly MapPoint[] {
  return hull(homes.flatMap((home) => outlineOfCircle(home, margin)));
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
