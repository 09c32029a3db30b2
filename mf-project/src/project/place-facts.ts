import { isOnMap } from '../model/is-on-map.ts';
import type { ProjectPlace } from '../model/project-data.ts';

export type JsonLd = Readonly<Record<string, unknown>>;

/** Square metres as schema.org writes them (UN/CEFACT code MTK). */
export const squareMetres = (value: number): JsonLd => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' });

/** Address and point of a place; no point where the builder has set none. */
export function placeFacts(place: ProjectPlace): JsonLd {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.address,
      addressLocality: place.city,
      addressCountry: place.country,
    },
    ...(isOnMap(place) ? { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } } : {}),
  };
}
