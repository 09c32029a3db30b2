import type { GeoPoint } from '../engine/geo.ts';
import type { GeoBox } from '../engine/geo-cells.ts';
import type { GeoQuery } from '../engine/geo-match.ts';
import { badRequest } from '../protocol-error.ts';
import { asObject } from './json-objects.ts';
import type { SearchParameters } from './search-parameters.ts';

const MOST_POINTS = 10_000;

/** The place part of a search without its automatic radius, or null. `needsRadius` asks for that radius. */
export function geoQuery(parameters: SearchParameters): (GeoQuery & { needsRadius: boolean }) | null {
  const around = aroundPoint(parameters);
  const boxes = points(parameters.insideBoundingBox, 'insideBoundingBox', 2).map(toBox);
  const polygons = points(parameters.insidePolygon, 'insidePolygon', 3);
  if (around === null && boxes.length === 0 && polygons.length === 0) return null;
  const radius = parameters.aroundRadius;
  const hasArea = boxes.length + polygons.length > 0;
  return {
    around,
    radius: typeof radius === 'number' ? radius : null,
    needsRadius: around !== null && radius === undefined && !hasArea,
    boxes,
    polygons,
    precision: precision(parameters.aroundPrecision),
  };
}

/** The same parameters with the place of the visitor where they ask for that; a place that is given goes first. */
export function withVisitorPlace(parameters: SearchParameters, place: () => GeoPoint | null): SearchParameters {
  const { aroundLatLng = '', aroundLatLngViaIP } = parameters;
  const found = aroundLatLngViaIP === true && aroundLatLng === '' ? place() : null;
  return found === null ? parameters : { ...parameters, aroundLatLng: `${found.lat},${found.lng}` };
}

function aroundPoint({ aroundLatLng }: SearchParameters): GeoPoint | null {
  if (aroundLatLng === undefined || aroundLatLng === '') return null;
  const [lat, lng, ...rest] = aroundLatLng.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (lat === undefined || lng === undefined || rest.length > 0 || !isPlace(lat, lng)) {
    throw badRequest(`Invalid coordinates in "aroundLatLng" parameter`);
  }
  return { lat, lng };
}

function isPlace(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** A list of shapes, each a flat list of coordinates; a single flat list is one shape. */
function points(value: unknown, name: string, least: number): GeoPoint[][] {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? value.split(',').map(Number) : value;
  if (!Array.isArray(list)) throw badRequest(`Invalid value for "${name}" parameter`);
  if (list.length === 0) return [];
  const shapes: unknown[] = Array.isArray(list[0]) ? list : boxesOf(list, least);
  return shapes.map((shape) => shapePoints(shape, name, least));
}

/** A flat list of coordinates: several boxes of four, or one polygon. */
function boxesOf(list: unknown[], least: number): unknown[][] {
  if (least !== 2) return [list];
  return Array.from({ length: Math.ceil(list.length / 4) }, (_, i) => list.slice(i * 4, i * 4 + 4));
}

function shapePoints(shape: unknown, name: string, least: number): GeoPoint[] {
  const numbers = Array.isArray(shape) ? shape.map(Number) : [];
  const found: GeoPoint[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2)
    found.push({ lat: numbers[i] ?? Number.NaN, lng: numbers[i + 1] ?? Number.NaN });
  const isComplete = numbers.length % 2 === 0 && found.length >= least && found.length <= MOST_POINTS;
  if (!isComplete || !found.every(({ lat, lng }) => isPlace(lat, lng))) {
    throw badRequest(`Invalid coordinates in "${name}" parameter`);
  }
  return found;
}

function toBox(corners: GeoPoint[]): GeoBox {
  const lats = corners.map((corner) => corner.lat);
  const lngs = corners.map((corner) => corner.lng);
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
}

function precision(value: unknown): GeoQuery['precision'] {
  if (value === undefined || value === null) return [];
  const single = Number(value);
  if (!Array.isArray(value) && Number.isFinite(single)) return [{ from: 0, value: Math.max(1, Math.floor(single)) }];
  if (!Array.isArray(value)) throw badRequest('Invalid value for "aroundPrecision" parameter');
  return value.map((item) => {
    const { from, value: step } = asObject(item, 'aroundPrecision');
    return { from: Number(from) || 0, value: Math.max(1, Number(step) || 1) };
  });
}
