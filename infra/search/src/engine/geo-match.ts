import { type Condition, testCondition } from './filter-match.ts';
import { boxCells, cellRanges, chordToMetres, type GeoPoint, metresToChord, unitVector } from './geo.ts';
import type { Segment } from './segment.ts';
import type { GeoColumn } from './segment-data.ts';

/** A rectangle of degrees. */
export interface GeoBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Where records must lie, and from where distances count. */
export interface GeoQuery {
  around: GeoPoint | null;
  /** Metres; null for no limit. Boxes and polygons take its place. */
  radius: number | null;
  boxes: GeoBox[];
  polygons: GeoPoint[][];
  /** Distances in one step of `value` metres, from `from` metres on, are equal. */
  precision: { from: number; value: number }[];
}

/** Farther than any place on earth: the distance of a record without a place. */
export const NO_DISTANCE = 20_100_000;

/** The condition of a place query, or null if it has none. */
export function geoCondition(segment: Segment, query: GeoQuery): Condition | null {
  const { geo } = segment.data;
  const areas = [...query.boxes.map(boxArea), ...query.polygons.map(polygonArea)];
  const isCircle = areas.length === 0 && query.around !== null && query.radius !== null;
  if (areas.length === 0 && !isCircle) return null;
  if (geo === null) return testCondition(segment, 0, () => false);
  return isCircle ? circleCondition(segment, geo, query) : areasCondition(segment, geo, areas);
}

/** Metres from a point to the nearest place of a record. */
export function distanceTo(geo: GeoColumn | null, point: GeoPoint): (doc: number) => number {
  if (geo === null) return () => NO_DISTANCE;
  const chord = nearestChord(geo, point);
  return (doc) => {
    const squared = chord(doc);
    return squared === Number.POSITIVE_INFINITY ? NO_DISTANCE : Math.round(chordToMetres(squared));
  };
}

/** The step of the precision list that a distance falls on, in metres. */
export function distanceStep(distance: number, precision: GeoQuery['precision']): number {
  let step = { from: 0, value: 1 };
  for (const range of precision) if (range.from <= distance) step = range;
  return step.from + Math.floor((distance - step.from) / step.value) * step.value;
}

function nearestChord({ docStart, docEntries, x, y, z }: GeoColumn, point: GeoPoint): (doc: number) => number {
  const [px, py, pz] = unitVector(point);
  return (doc) => {
    let best = Number.POSITIVE_INFINITY;
    for (let at = docStart[doc] ?? 0; at < (docStart[doc + 1] ?? 0); at++) {
      const entry = docEntries[at] ?? 0;
      const dx = (x[entry] ?? 0) - px;
      const dy = (y[entry] ?? 0) - py;
      const dz = (z[entry] ?? 0) - pz;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared < best) best = squared;
    }
    return best;
  };
}

function circleCondition(segment: Segment, geo: GeoColumn, { around, radius }: GeoQuery): Condition {
  const point = around ?? { lat: 0, lng: 0 };
  const limit = radius ?? 0;
  const squaredLimit = metresToChord(limit + 0.5);
  const chord = nearestChord(geo, point);
  const spans = entrySpans(geo, cellRanges(point, limit + 1));
  return {
    ...testCondition(segment, 0, (doc) => chord(doc) < squaredLimit),
    estimate: entryCount(spans),
    collect: (out) => collectCircle(segment, geo, { point, squaredLimit, spans, out }),
  };
}

/** Walks the places of the cells in their order, which is the order in memory. */
function collectCircle(
  segment: Segment,
  { entryDoc, x, y, z }: GeoColumn,
  { point, squaredLimit, spans, out }: { point: GeoPoint; squaredLimit: number; spans: Span[]; out: Uint32Array },
): number {
  const [px, py, pz] = unitVector(point);
  const stamp = segment.nextStamps(1);
  const { mark } = segment.scratch;
  let count = 0;
  for (const [start, end] of spans) {
    for (let entry = start; entry < end; entry++) {
      const dx = (x[entry] ?? 0) - px;
      const dy = (y[entry] ?? 0) - py;
      const dz = (z[entry] ?? 0) - pz;
      if (dx * dx + dy * dy + dz * dz >= squaredLimit) continue;
      const doc = entryDoc[entry] ?? 0;
      if (mark[doc] === stamp) continue;
      mark[doc] = stamp;
      out[count++] = doc;
    }
  }
  return count;
}

interface Area {
  box: GeoBox;
  contains(lat: number, lng: number): boolean;
}

function areasCondition(segment: Segment, geo: GeoColumn, areas: readonly Area[]): Condition {
  const test = (doc: number) => {
    for (let at = geo.docStart[doc] ?? 0; at < (geo.docStart[doc + 1] ?? 0); at++) {
      const entry = geo.docEntries[at] ?? 0;
      if (areas.some((area) => area.contains(geo.lat[entry] ?? 0, geo.lng[entry] ?? 0))) return true;
    }
    return false;
  };
  const ranges = areas.flatMap((area) => boxCells(area.box));
  const spans = entrySpans(geo, ranges);
  return {
    ...testCondition(segment, 0, test),
    estimate: entryCount(spans),
    collect: (out) => collectAreas(segment, geo, { spans, test, out }),
  };
}

/** Places from one to another, the second exclusive. */
type Span = [number, number];

function entrySpans(geo: GeoColumn, ranges: readonly [number, number][]): Span[] {
  return ranges.map(
    ([from, to]): Span => [
      geo.cellStart[cellIndex(geo.cells, from)] ?? 0,
      geo.cellStart[cellIndex(geo.cells, to + 1)] ?? 0,
    ],
  );
}

function entryCount(spans: readonly Span[]): number {
  return spans.reduce((sum, [start, end]) => sum + end - start, 0);
}

function collectAreas(
  segment: Segment,
  geo: GeoColumn,
  { spans, test, out }: { spans: Span[]; test: (doc: number) => boolean; out: Uint32Array },
): number {
  const stamp = segment.nextStamps(1);
  const { mark } = segment.scratch;
  let count = 0;
  for (const [start, end] of spans) {
    for (let entry = start; entry < end; entry++) {
      const doc = geo.entryDoc[entry] ?? 0;
      if (mark[doc] === stamp || !test(doc)) continue;
      mark[doc] = stamp;
      out[count++] = doc;
    }
  }
  return count;
}

function cellIndex(cells: Float64Array, cell: number): number {
  let low = 0;
  let high = cells.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cells[middle] ?? 0) < cell) low = middle + 1;
    else high = middle;
  }
  return low;
}

function boxArea(box: GeoBox): Area {
  const contains = (lat: number, lng: number) =>
    lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
  return { box, contains };
}

function polygonArea(points: GeoPoint[]): Area {
  const lats = points.map((point) => point.lat);
  const lngs = points.map((point) => point.lng);
  const box = { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
  return { box, contains: (lat, lng) => boxArea(box).contains(lat, lng) && isInside(points, lat, lng) };
}

/** Ray casting: a point is inside if a ray to the east crosses the border an odd number of times. */
function isInside(points: readonly GeoPoint[], lat: number, lng: number): boolean {
  let inside = false;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    if (a.lat > lat === b.lat > lat) return;
    if (lng < a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)) inside = !inside;
  });
  return inside;
}
