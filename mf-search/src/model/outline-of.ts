import type { MapBox, MapPoint } from '@umbral/domain/filters/filter-values.ts';
import type { Outline } from './area-pieces.ts';

const kmPerDegree = 111.195;

interface Circle {
  readonly radiusKm: number;
  /** Points that it is drawn with. */
  readonly corners: number;
}

/** The four corners of a piece of the map. */
export function outlineOfBox({ north, east, south, west }: MapBox): Outline {
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
}

/** Points all around another, as far on the ground. */
export function outlineOfCircle({ lat, lng }: MapPoint, { radiusKm, corners }: Circle): Outline {
  const north = radiusKm / kmPerDegree;
  const east = north / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    return { lat: lat + north * Math.sin(angle), lng: lng + east * Math.cos(angle) };
  });
}
