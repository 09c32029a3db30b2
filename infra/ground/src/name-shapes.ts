import type { Geometry, Position } from 'geojson';
import { type GroundShape, lastLevel } from './ground-shape.ts';
import { boxArea, middleOf } from './middle-of.ts';
import type { SourceFeature } from './read-sources.ts';
import { roadNames } from './road-names.ts';
import { titleCase } from './title-case.ts';

interface NamedArea {
  readonly name: string;
  readonly geometry: Geometry;
}

interface PlaceNames {
  readonly kind: 'municipality' | 'zone' | 'neighbourhood';
  readonly levels: GroundShape['levels'];
  /** The source writes its names in capitals. */
  readonly isCapitals?: boolean;
}

/** Names of areas, each in its widest place. A smaller rank comes first where two have no room. */
export function placeNames(areas: readonly NamedArea[], { kind, levels, isCapitals }: PlaceNames): GroundShape[] {
  return areas.flatMap(({ name, geometry }) => {
    const polygons = polygonsOf(geometry);
    const at = middleOf(polygons);
    if (!at) return [];
    const area = Math.max(...polygons.map(([ring]) => boxArea(ring)));
    const rank = Math.max(0, Math.round(60 - 6 * Math.log10(area * 1e8)));
    return [point('name', at, { kind, name: isCapitals ? titleCase(name) : name, rank }, levels)];
  });
}

export function neighbourhoodNames(areas: readonly NamedArea[]): GroundShape[] {
  return placeNames(areas, { kind: 'neighbourhood', levels: [11, lastLevel] });
}

/** Degrees between two names of one road, by the levels that show them. */
const gaps = [
  { apart: 0.06, levels: [11, 11] },
  { apart: 0.02, levels: [13, lastLevel] },
] as const;
const roadRanks = { major: 0, primary: 1, minor: 2 } as const;

/** Names along roads: of one name only those that are far enough from the others. */
export function roadNamesOf(
  roads: readonly (SourceFeature & { readonly kind: keyof typeof roadRanks })[],
): GroundShape[] {
  return gaps.flatMap(({ apart, levels }) => {
    const taken = new Map<string, Position[]>();
    return roads.flatMap(({ geometry, kind, properties: { name } }) => {
      if (!name || geometry.type !== 'LineString') return [];
      return roadNames(geometry.coordinates, apart).flatMap(({ at, angle }) => {
        const others = taken.get(name) ?? [];
        if (others.some((other) => apartOf(other, at) < apart * 0.8)) return [];
        taken.set(name, [...others, at]);
        return [point('name', at, { kind: 'road', name, rank: roadRanks[kind], angle }, levels)];
      });
    });
  });
}

/** Stations: dots with their names. */
export function stationShapes(stations: readonly SourceFeature[]): GroundShape[] {
  return stations.flatMap(({ geometry, properties: { name } }) => {
    if (geometry.type !== 'Point') return [];
    const dot = point('station', geometry.coordinates, {}, [11, lastLevel]);
    const label = name && point('name', geometry.coordinates, { kind: 'station', name, rank: 0 }, [13, lastLevel]);
    return label ? [dot, label] : [dot];
  });
}

function point(
  layer: 'name' | 'station',
  coordinates: Position,
  properties: GroundShape['properties'],
  levels: GroundShape['levels'],
): GroundShape {
  return { layer, geometry: { type: 'Point', coordinates }, properties, levels };
}

function polygonsOf(geometry: Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
}

function apartOf([x = 0, y = 0]: Position, [otherX = 0, otherY = 0]: Position): number {
  return Math.hypot(x - otherX, y - otherY);
}
