import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { type MapView, onScreen, type ScreenPoint, toWorld } from './map-view.ts';

/** A line drawn by hand with the fewest points that still look the same: at most so many, found by what the eye misses. */
export function simplifyLine(points: readonly MapPoint[], view: MapView, most: number): readonly MapPoint[] {
  const places = points.map((point) => onScreen(view, toWorld(point)));
  for (let tolerance = 3; ; tolerance *= 1.5) {
    const kept = keptPoints(places, tolerance);
    if (kept.size <= most) return points.filter((_, index) => kept.has(index));
  }
}

function keptPoints(places: readonly ScreenPoint[], tolerance: number): ReadonlySet<number> {
  const last = places.length - 1;
  const kept = new Set([0, last]);
  const spans: (readonly [number, number])[] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const far = farthest(places, from, to);
    if (far.distance <= tolerance) continue;
    kept.add(far.index);
    spans.push([from, far.index], [far.index, to]);
  }
  return kept;
}

function farthest(places: readonly ScreenPoint[], from: number, to: number): { index: number; distance: number } {
  const [a, b] = [places[from], places[to]];
  let found = { index: from, distance: 0 };
  for (let index = from + 1; a && b && index < to; index++) {
    const distance = distanceToLine(places[index] ?? a, a, b);
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}

function distanceToLine(point: ScreenPoint, a: ScreenPoint, b: ScreenPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length < 1) return Math.hypot(point.x - a.x, point.y - a.y);
  return Math.abs(dx * (a.y - point.y) - (a.x - point.x) * dy) / length;
}
