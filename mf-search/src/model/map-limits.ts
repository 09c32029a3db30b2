import type { DrawnArea, MapBox } from '@umbral/domain/filters/filter-values.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { ringsOf } from '@umbral/domain/travel/straight-reach.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import { type Outline, piecesOf } from './area-pieces.ts';
import { outlineOfBox, outlineOfCircle } from './outline-of.ts';

/** Where on the map a query looks, in the words of the Algolia protocol. */
export interface MapLimits {
  readonly aroundLatLng?: string;
  /** Metres. */
  readonly aroundRadius?: number;
  /** Latitude and longitude in turn; inside any of them is enough. */
  readonly insidePolygon?: number[][];
  /** Latitude and longitude of two corners each. */
  readonly insideBoundingBox?: number[][];
}

type Where = Pick<SearchState, 'family' | 'near' | 'reach' | 'areas' | 'box'>;

/** One search makes many queries that look in the same place. */
const known = new WeakMap<readonly DrawnArea[], { readonly where: Where; readonly limits: MapLimits }>();

/**
 * Where on the map a listing looks. Drawn areas win over the piece of the map in sight. The index drops a radius beside
 * polygons and boxes: then the circle becomes one of them.
 */
export function mapLimits({ family, near, reach, areas, box }: Where): MapLimits {
  const last = known.get(areas);
  const where = { family, near, reach, areas, box };
  const isSame = last && whereKeys.every((key) => last.where[key] === where[key]);
  if (isSame) return last.limits;
  const limits = limitsOf(where);
  known.set(areas, { where, limits });
  return limits;
}

const whereKeys = ['family', 'near', 'reach', 'box'] as const;

function limitsOf({ family, near, reach, areas, box }: Where): MapLimits {
  const point = near ? { aroundLatLng: `${near.lat},${near.lng}` } : {};
  const rings = reach && ringsOf(reach);
  if (rings && !near && areas.length === 0 && !box) return { insidePolygon: rings.map(flat) };
  if (!rings && areas.length === 0 && !box)
    return near ? { ...point, aroundRadius: Math.round(near.radiusKm * 1000) } : {};
  if (areas.length === 0 && box && !near && !rings)
    return { insideBoundingBox: [[box.south, box.west, box.north, box.east]] };
  const of = (kind: DrawnArea['kind']) => areas.filter((area) => area.kind === kind).map(({ points }) => points);
  const [include, exclude] = [of('include'), of('exclude')];
  const circle = near ? [[outlineOfCircle(near, { radiusKm: near.radiusKm, corners })]] : [];
  const frame = include.length > 0 || near || rings ? [] : [[outlineOfBox(landOf(family))]];
  const sight = areas.length === 0 && box ? [[outlineOfBox(box)]] : [];
  const isPlain = exclude.length === 0 && !near && !rings;
  const pieces = isPlain
    ? include
    : piecesOf({ include, exclude, within: [...circle, ...frame, ...sight, ...(rings ? [rings] : [])] });
  return { ...point, insidePolygon: (pieces.length > 0 ? pieces : [nowhere]).map(flat) };
}

/** Areas of which nothing is left find nothing: a spot at the south pole. */
const nowhere: Outline = [
  { lat: -90, lng: 0 },
  { lat: -90, lng: 0.0001 },
  { lat: -89.9999, lng: 0 },
];

/** All land that a family may have homes on, when only what is not wanted is drawn. */
function landOf(family: ListingFamily): MapBox {
  if (family === 'abroad') return { north: 75, east: 60, south: -60, west: -179 };
  return { north: 16, east: -65, south: -6, west: -84 };
}

/** Corners of the circle that a radius becomes beside areas. */
const corners = 64;

function flat(outline: Outline): number[] {
  return outline.flatMap(({ lat, lng }) => [lat, lng]);
}
