import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';

/** South, north, west and east ends of a piece of land, in degrees. */
type Box = readonly [south: number, north: number, west: number, east: number];

/** Coarse boxes: they catch swapped or foreign coordinates, not a point just across a border. */
const boxes: Record<Country, readonly Box[]> = {
  CO: [
    [7, 12.7, -77.6, -71],
    [0.3, 8, -79.1, -72],
    [1, 7.3, -73, -66.8],
    [-4.3, 1, -76.6, -69.3],
    [12.3, 13.6, -82, -81.1],
  ],
  PA: [[7, 9.8, -83.1, -77.1]],
  US: [
    [24.3, 49.5, -125, -66.8],
    [51, 71.6, -180, -129],
    [18.8, 22.4, -160.5, -154.6],
    [17.8, 18.6, -67.4, -65.1],
  ],
  ES: [
    [35.1, 43.9, -9.4, 4.5],
    [27.5, 29.6, -18.3, -13.3],
  ],
  DO: [[17.4, 20, -72.1, -68.2]],
};

/** Whether a point may lie in a country where projects are sold; of another country nothing is known, so it may. */
export function isInCountry(country: string, { lat, lng }: { lat: number; lng: number }): boolean {
  const known = Object.entries(boxes).find(([code]) => code === country)?.[1];
  if (!known) return true;
  return known.some(([south, north, west, east]) => lat >= south && lat <= north && lng >= west && lng <= east);
}
