import { earthRadiusM } from '@umbral/domain/places/globe.ts';
import { GrowingUints } from './column-builders.ts';
import type { GeoColumn } from './segment-data.ts';

/** Below this (about 60 km) three terms of the arc sine are exact to a micrometre, and quicker. */
const NEARLY_STRAIGHT = 0.005;
/** About two kilometres: a circle in a city reads many cells and little that lies outside. */
export const CELL_DEGREES = 0.02;
export const CELLS_PER_ROW = 18_000;

export interface GeoPoint {
  lat: number;
  lng: number;
}

/** Number of the grid cell of a place. */
export function geoCell(lat: number, lng: number): number {
  return Math.floor((lat + 90) / CELL_DEGREES) * CELLS_PER_ROW + Math.floor((lng + 180) / CELL_DEGREES);
}

/** A place on the unit sphere. */
export function unitVector({ lat, lng }: GeoPoint): [number, number, number] {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lng * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Metres along the sphere for a squared chord of the unit sphere (the haversine formula in other clothes). */
export function chordToMetres(chordSquared: number): number {
  const half = Math.sqrt(chordSquared) / 2;
  if (half < NEARLY_STRAIGHT) return 2 * earthRadiusM * half * (1 + half * half * (1 / 6 + half * half * (3 / 40)));
  return 2 * earthRadiusM * Math.asin(Math.min(1, half));
}

/** Squared chord of the unit sphere for metres along it. */
export function metresToChord(metres: number): number {
  const half = Math.sin(Math.min(Math.PI / 2, metres / (2 * earthRadiusM)));
  return 4 * half * half;
}

/** Collects the places of records. */
export class GeoBuilder {
  readonly #docs = new GrowingUints();
  readonly #points: GeoPoint[] = [];

  /** Takes the value of `_geoloc`: one place or a list of places; anything else is left out. */
  add(doc: number, value: unknown): void {
    for (const item of Array.isArray(value) ? value : [value]) {
      const point = toPoint(item);
      if (point === null) continue;
      this.#docs.push(doc);
      this.#points.push(point);
    }
  }

  finish(order: Uint32Array): GeoColumn | null {
    if (this.#points.length === 0) return null;
    const newDoc = new Uint32Array(order.length);
    order.forEach((old, doc) => {
      newDoc[old] = doc;
    });
    const entries = this.#points.map((point, i) => ({
      ...point,
      doc: newDoc[this.#docs.at(i)] ?? 0,
      cell: geoCell(point.lat, point.lng),
    }));
    entries.sort((a, b) => a.cell - b.cell || a.doc - b.doc);
    const vectors = entries.map(unitVector);
    const column = {
      entryDoc: Uint32Array.from(entries, (entry) => entry.doc),
      lat: Float64Array.from(entries, (entry) => entry.lat),
      lng: Float64Array.from(entries, (entry) => entry.lng),
      x: Float64Array.from(vectors, (vector) => vector[0]),
      y: Float64Array.from(vectors, (vector) => vector[1]),
      z: Float64Array.from(vectors, (vector) => vector[2]),
    };
    return { ...column, ...cellIndex(entries), ...docIndex(column.entryDoc, order.length) };
  }
}

function toPoint(value: unknown): GeoPoint | null {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return null;
  const [lat, lng] = [Number(value.lat), Number(value.lng)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

function cellIndex(entries: readonly { cell: number }[]): Pick<GeoColumn, 'cells' | 'cellStart'> {
  const cells: number[] = [];
  const starts: number[] = [];
  entries.forEach(({ cell }, i) => {
    if (cells[cells.length - 1] === cell) return;
    cells.push(cell);
    starts.push(i);
  });
  return { cells: Float64Array.from(cells), cellStart: Uint32Array.from([...starts, entries.length]) };
}

function docIndex(entryDoc: Uint32Array, count: number): Pick<GeoColumn, 'docStart' | 'docEntries'> {
  const docStart = new Uint32Array(count + 1);
  for (const doc of entryDoc) docStart[doc + 1] = (docStart[doc + 1] ?? 0) + 1;
  for (let doc = 0; doc < count; doc++) docStart[doc + 1] = (docStart[doc + 1] ?? 0) + (docStart[doc] ?? 0);
  const next = docStart.slice();
  const docEntries = new Uint32Array(entryDoc.length);
  entryDoc.forEach((doc, entry) => {
    const at = next[doc] ?? 0;
    next[doc] = at + 1;
    docEntries[at] = entry;
  });
  return { docStart, docEntries };
}
