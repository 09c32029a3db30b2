import type { MapPlace, PlacesProps } from '../../map/map-place.ts';

const mostPlaces = 500;

/** Reads the props of whoever embeds the map: a place of another shape is left out. */
export function parsePlacesProps(value: unknown): PlacesProps {
  const { label, places } = fieldsOf(value);
  return {
    label: typeof label === 'string' ? label : '',
    places: Array.isArray(places) ? places.slice(0, mostPlaces).flatMap((place) => readPlace(place) ?? []) : [],
  };
}

function readPlace(value: unknown): MapPlace | undefined {
  const { id, title, href, where, homes, price, lat, lng } = fieldsOf(value);
  if (!isNumber(id) || !isNumber(homes) || !isNumber(lat) || !isNumber(lng)) return undefined;
  if (typeof title !== 'string' || typeof where !== 'string') return undefined;
  // Another site's address is no page of the portal.
  if (typeof href !== 'string' || !/^\/(?![/\\])/.test(href)) return undefined;
  return { id, title, href, where, homes, price: isNumber(price) && price > 0 ? price : undefined, lat, lng };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
