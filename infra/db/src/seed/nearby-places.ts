import type { NearbyPlaceCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Random } from 'infra-random/random.ts';
import type { Point } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { NeighbourPlace } from './nearby-catalogue.ts';

export interface NearbyPlace {
  category: NearbyPlaceCategory;
  name: string;
  /** Metres. */
  distance: number;
}

const metresPerDegree = 111_320;

/** Metres between two points of one city. */
export function metresBetween(a: Point, b: Point): number {
  const north = (b.lat - a.lat) * metresPerDegree;
  const east = (b.lng - a.lng) * metresPerDegree * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Nobody names a place further away than this as near, metres; what is missing is named wherever it is. */
const reach: Partial<Record<NearbyPlaceCategory, number>> = { university: 4_500, mall: 3_500, airport: 25_000 };
const usualReach = 2_600;

/** The nearest place of each category that lies within reach. */
function nearest(from: Point, places: readonly NeighbourPlace[]): NearbyPlace[] {
  const measured = places
    .map(({ category, name, ...point }) => ({
      category,
      name,
      distance: Math.max(60, Math.round(metresBetween(from, point) / 10) * 10),
    }))
    .toSorted((a, b) => a.distance - b.distance);
  const firsts = [...Map.groupBy(measured, ({ category }) => category).values()].flatMap(([first]) => first ?? []);
  return firsts.filter(({ category, distance }) => distance <= (reach[category] ?? usualReach));
}

const mostPlaces = 5;

/** Up to five places around a point, nearest first; the sea is always named. */
export function placesNear(from: Point, places: readonly NeighbourPlace[], random: Random): NearbyPlace[] {
  const found = nearest(from, places);
  const beach = found.filter(({ category }) => category === 'beach');
  const rest = found.filter(({ category }) => category !== 'beach');
  return [...beach, ...random.sample(rest, mostPlaces - beach.length)].toSorted((a, b) => a.distance - b.distance);
}

export function nearbyRows(projectId: number, places: readonly NearbyPlace[]): SeedRow<'nearby_place'>[] {
  return places.map(({ category, name, distance }, index) => ({
    project_id: projectId,
    position: index + 1,
    category_key: category,
    name,
    distance_m: distance,
  }));
}
