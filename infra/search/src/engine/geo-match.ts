import { type Condition, testCondition } from './filter-match.ts';
import { chordToMetres, type GeoPoint, metresToChord, unitVector } from './geo.ts';
import { boxCells, cellBox, circleCells, type EntrySpan, entrySpans, type GeoBox } from './geo-cells.ts';
import { PolygonArea } from './polygon-area.ts';
import type { Segment } from './segment.ts';
import type { GeoColumn } from './segment-data.ts';
import type { WorkBudget } from './work-budget.ts';

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
export function geoCondition(segment: Segment, query: GeoQuery, budget: WorkBudget): Condition | null {
  const { geo } = segment.data;
  const areas: Area[] = [...query.boxes.map(boxArea), ...query.polygons.map((points) => new PolygonArea(points))];
  const isCircle = areas.length === 0 && query.around !== null && query.radius !== null;
  if (areas.length === 0 && !isCircle) return null;
  if (geo === null) return testCondition(segment, 0, () => false);
  return isCircle ? circleCondition(segment, geo, query) : areasCondition(segment, geo, { areas, budget });
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

/** The place of a record that is nearest to a point, or null if it has none. */
export function nearestPlace(geo: GeoColumn | null, point: GeoPoint): (doc: number) => GeoPoint | null {
  if (geo === null) return () => null;
  const { docStart, docEntries, lat, lng } = geo;
  return (doc) => {
    const places = Array.from(docEntries.subarray(docStart[doc], docStart[doc + 1]), (entry) => {
      const place = { lat: lat[entry] ?? 0, lng: lng[entry] ?? 0 };
      return { place, chord: chordBetween(place, point) };
    });
    return places.sort((a, b) => a.chord - b.chord)[0]?.place ?? null;
  };
}

function chordBetween(a: GeoPoint, b: GeoPoint): number {
  const [ax, ay, az] = unitVector(a);
  const [bx, by, bz] = unitVector(b);
  return (ax - bx) ** 2 + (ay - by) ** 2 + (az - bz) ** 2;
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
  const spans = entrySpans(geo, circleCells(point, limit));
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
  { point, squaredLimit, spans, out }: { point: GeoPoint; squaredLimit: number; spans: EntrySpan[]; out: Uint32Array },
): number {
  const [px, py, pz] = unitVector(point);
  const stamp = segment.nextStamps(1);
  const { mark } = segment.scratch;
  let count = 0;
  for (const { start, end, isInside } of spans) {
    for (let entry = start; entry < end; entry++) {
      if (!isInside) {
        const dx = (x[entry] ?? 0) - px;
        const dy = (y[entry] ?? 0) - py;
        const dz = (z[entry] ?? 0) - pz;
        if (dx * dx + dy * dy + dz * dz >= squaredLimit) continue;
      }
      const doc = entryDoc[entry] ?? 0;
      if (mark[doc] === stamp) continue;
      mark[doc] = stamp;
      out[count++] = doc;
    }
  }
  return count;
}

interface Area {
  readonly box: GeoBox;
  /** What looking at one place costs, in units of work. */
  readonly cost: number;
  contains(lat: number, lng: number): boolean;
  side(cell: GeoBox): 'inside' | 'outside' | 'border';
}

interface AreaSearch {
  readonly areas: readonly Area[];
  readonly budget: WorkBudget;
}

function areasCondition(segment: Segment, geo: GeoColumn, { areas, budget }: AreaSearch): Condition {
  const byArea = areas.map((area) => ({ area, spans: entrySpans(geo, boxCells(area.box)) }));
  const cost = areas.reduce((sum, area) => sum + area.cost, 0);
  const plain = testCondition(segment, 0, (doc) => {
    for (let at = geo.docStart[doc] ?? 0; at < (geo.docStart[doc + 1] ?? 0); at++) {
      const entry = geo.docEntries[at] ?? 0;
      if (areas.some((area) => area.contains(geo.lat[entry] ?? 0, geo.lng[entry] ?? 0))) return true;
    }
    return false;
  });
  return {
    ...plain,
    estimate: byArea.reduce((sum, { spans }) => sum + entryCount(spans), 0),
    keep: (ids, count) => (budget.allows(count * cost) ? plain.keep(ids, count) : 0),
    collect: (out) => {
      const stamp = segment.nextStamps(1);
      const taken = { out, count: 0, stamp };
      for (const { area, spans } of byArea) collectArea(segment, geo, { area, spans, budget, taken });
      return taken.count;
    },
  };
}

interface AreaWalk {
  readonly area: Area;
  readonly spans: readonly EntrySpan[];
  readonly budget: WorkBudget;
  readonly taken: { readonly out: Uint32Array; count: number; readonly stamp: number };
}

/** Cell by cell: those wholly inside are taken unseen, only on the border each place is looked at. */
function collectArea(segment: Segment, geo: GeoColumn, { area, spans, budget, taken }: AreaWalk): void {
  const { mark } = segment.scratch;
  const { cells, cellStart, entryDoc, lat, lng } = geo;
  for (const span of spans) {
    for (let at = cellAt(cellStart, span.start); (cellStart[at] ?? span.end) < span.end; at++) {
      if (!budget.allows(area.cost)) return;
      const side = area.side(cellBox(cells[at] ?? 0));
      if (side === 'outside') continue;
      const [start, end] = [cellStart[at] ?? 0, cellStart[at + 1] ?? 0];
      if (!budget.allows(side === 'inside' ? end - start : (end - start) * area.cost)) return;
      for (let entry = start; entry < end; entry++) {
        const doc = entryDoc[entry] ?? 0;
        if (mark[doc] === taken.stamp) continue;
        if (side === 'border' && !area.contains(lat[entry] ?? 0, lng[entry] ?? 0)) continue;
        mark[doc] = taken.stamp;
        taken.out[taken.count++] = doc;
      }
    }
  }
}

/** The number of the cell whose entries begin at `entry`. */
function cellAt(cellStart: Uint32Array, entry: number): number {
  let low = 0;
  let high = cellStart.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cellStart[middle] ?? 0) < entry) low = middle + 1;
    else high = middle;
  }
  return low;
}

function entryCount(spans: readonly EntrySpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + end - start, 0);
}

function boxArea(box: GeoBox): Area {
  const { south, north, west, east } = box;
  return {
    box,
    cost: 1,
    contains: (lat, lng) => lat >= south && lat <= north && lng >= west && lng <= east,
    side: (cell) => {
      if (cell.north < south || cell.south > north || cell.east < west || cell.west > east) return 'outside';
      const isInside = cell.south >= south && cell.north <= north && cell.west >= west && cell.east <= east;
      return isInside ? 'inside' : 'border';
    },
  };
}
