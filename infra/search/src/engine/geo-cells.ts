import { earthRadiusM } from '@umbral/domain/places/globe.ts';
import { CELL_DEGREES, CELLS_PER_ROW, type GeoPoint } from './geo.ts';
import type { GeoColumn } from './segment-data.ts';

/** A rectangle of degrees. */
export interface GeoBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Cells of one row, by number, and whether all places in them are known to be inside. */
export interface CellRange {
  from: number;
  to: number;
  isInside: boolean;
}

/** Entries of a column from one to another, the second exclusive. */
export interface EntrySpan {
  start: number;
  end: number;
  isInside: boolean;
}

const RADIANS = Math.PI / 180;
const HAIR = 1e-9;

/** The grid cells of a box of degrees, row by row. */
export function boxCells({ south, north, west, east }: GeoBox): CellRange[] {
  const [firstRow, lastRow] = [rowOf(south), rowOf(north)];
  const [first, last] = [columnOf(west), columnOf(east)];
  const ranges: CellRange[] = [];
  for (let row = firstRow; row <= lastRow; row++) ranges.push(rangeOf(row, first, last));
  return ranges;
}

/**
 * The grid cells that a circle touches, row by row: each row as wide as the circle is there, its middle marked as
 * wholly inside. `radius` in metres; a metre more and less leaves room for rounding.
 */
export function circleCells(point: GeoPoint, radius: number): CellRange[] {
  const reach = (radius + 1) / earthRadiusM;
  const [south, north] = [point.lat - reach / RADIANS, point.lat + reach / RADIANS];
  const isBroad = south <= -89 || north >= 89;
  const widest = isBroad ? 180 : halfWidth(point.lat, widestLatitude(point.lat, reach), reach);
  const box = { south, north, west: point.lng - widest, east: point.lng + widest };
  if (isBroad || box.west < -180 || box.east > 180) return boxCells({ ...box, west: -180, east: 180 });
  const inner = Math.max(0, radius - 1) / earthRadiusM;
  const ranges: CellRange[] = [];
  for (let row = rowOf(south); row <= rowOf(north); row++) {
    const [low, high] = [row * CELL_DEGREES - 90, (row + 1) * CELL_DEGREES - 90];
    const outer = halfWidth(point.lat, Math.min(high, Math.max(low, widestLatitude(point.lat, reach))), reach);
    const inside = Math.min(halfWidth(point.lat, low, inner), halfWidth(point.lat, high, inner));
    ranges.push(...rowRanges(row, point.lng, { outer, inside }));
  }
  return ranges;
}

/** The entries of a column in some ranges of cells, which are ascending. */
export function entrySpans({ cells, cellStart }: GeoColumn, ranges: readonly CellRange[]): EntrySpan[] {
  const spans: EntrySpan[] = [];
  let at = 0;
  for (const { from, to, isInside } of ranges) {
    at = cellIndex(cells, from, at);
    if (at === cells.length) break;
    const end = cellIndex(cells, to + 1, at);
    if (end > at) spans.push({ start: cellStart[at] ?? 0, end: cellStart[end] ?? 0, isInside });
    at = end;
  }
  return spans;
}

/** Index of the first cell that is not smaller, from an index on: looked for nearby first, then by halving. */
function cellIndex(cells: Float64Array, cell: number, from: number): number {
  let low = from;
  let step = 1;
  while (low + step < cells.length && (cells[low + step] ?? 0) < cell) {
    low += step;
    step *= 2;
  }
  let high = Math.min(cells.length, low + step + 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cells[middle] ?? 0) < cell) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rectangle of degrees of a cell, a hair larger: numbers of cells are rounded. */
export function cellBox(cell: number): GeoBox {
  const south = Math.floor(cell / CELLS_PER_ROW) * CELL_DEGREES - 90 - HAIR;
  const west = (cell % CELLS_PER_ROW) * CELL_DEGREES - 180 - HAIR;
  const side = CELL_DEGREES + 2 * HAIR;
  return { south, north: south + side, west, east: west + side };
}

function rowRanges(row: number, lng: number, { outer, inside }: { outer: number; inside: number }): CellRange[] {
  const [first, last] = [columnOf(lng - outer), columnOf(lng + outer)];
  const [firstInside, lastInside] = [columnOf(lng - inside) + 1, columnOf(lng + inside) - 1];
  if (lastInside < firstInside) return [rangeOf(row, first, last)];
  return [
    rangeOf(row, first, firstInside - 1),
    { ...rangeOf(row, firstInside, lastInside), isInside: true },
    rangeOf(row, lastInside + 1, last),
  ];
}

/** Half the width in degrees of a circle at a latitude; 0 where it does not reach. */
function halfWidth(centre: number, latitude: number, reach: number): number {
  const [phi, phi0] = [latitude * RADIANS, centre * RADIANS];
  const cosine = (Math.cos(reach) - Math.sin(phi) * Math.sin(phi0)) / (Math.cos(phi) * Math.cos(phi0));
  if (cosine >= 1) return 0;
  return cosine <= -1 ? 180 : Math.acos(cosine) / RADIANS;
}

/** Where a circle is widest: a little nearer to the pole than its centre. */
function widestLatitude(centre: number, reach: number): number {
  return Math.asin(Math.min(1, Math.max(-1, Math.sin(centre * RADIANS) / Math.cos(reach)))) / RADIANS;
}

function rangeOf(row: number, first: number, last: number): CellRange {
  return { from: row * CELLS_PER_ROW + first, to: row * CELLS_PER_ROW + last, isInside: false };
}

function rowOf(latitude: number): number {
  return Math.floor((Math.min(90, Math.max(-90, latitude)) + 90) / CELL_DEGREES);
}

function columnOf(longitude: number): number {
  return Math.floor((Math.min(180, Math.max(-180, longitude)) + 180) / CELL_DEGREES);
}
