import { distanceM } from '@umbral/domain/places/globe.ts';
import type { OracleQuery } from './oracle-query.ts';
import type { SamplePlant } from './sample-plants.ts';

function placesOf(plant: SamplePlant) {
  return plant._geoloc === undefined ? [] : [plant._geoloc].flat();
}

/** Whether a record stands where a query looks. */
export function isInPlace(plant: SamplePlant, { around, box, polygon }: OracleQuery): boolean {
  if (box !== null) {
    const [lat1, lng1, lat2, lng2] = box;
    const between = (value: number, a: number, b: number) => Math.min(a, b) <= value && value <= Math.max(a, b);
    return placesOf(plant).some(({ lat, lng }) => between(lat, lat1, lat2) && between(lng, lng1, lng2));
  }
  if (polygon !== null) return placesOf(plant).some((place) => windingInside(place, polygon));
  if (around === null || around.radius === 'all') return true;
  return metresFrom(plant, around) <= around.radius;
}

/** Even-odd rule by counting edges crossed by a ray to the north (the engine's goes east). */
function windingInside(place: { lat: number; lng: number }, flat: number[]): boolean {
  const corners = flat.filter((_, i) => i % 2 === 0).map((lat, i) => ({ lat, lng: flat[i * 2 + 1] ?? 0 }));
  const crossed = corners.filter((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [west, east] = a.lng < b.lng ? [a, b] : [b, a];
    if (place.lng < west.lng || place.lng >= east.lng) return false;
    return place.lat < west.lat + ((place.lng - west.lng) * (east.lat - west.lat)) / (east.lng - west.lng);
  });
  return crossed.length % 2 === 1;
}

/** Metres from a point to the nearest place of a record. */
export function metresFrom(plant: SamplePlant, from: { lat: number; lng: number }): number {
  const distances = placesOf(plant).map((place) => Math.round(distanceM(place, from)));
  return Math.min(Number.POSITIVE_INFINITY, ...distances);
}
