import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { defaultView } from './first-view.ts';
import { boxAround, evenInsets, type MapView, type Size, viewAround, viewOfBox } from './map-view.ts';
import places from './places.json' with { type: 'json' };

const zooms = { place: 13, city: 11.5, nearest: 14 } as const;
const margin = evenInsets(72);

/** The place that `around` says (`lat,lng`); nothing for the slug of a city. */
function placeIn(around: string): MapPoint | undefined {
  const [lat, lng] = around.split(',').map(Number);
  return lat === undefined || lng === undefined || Number.isNaN(lat + lng) ? undefined : { lat, lng };
}

/** Where the map begins: around a place, at a city, at what the device keeps already, else the whole country. */
export function viewOfPoint(around: string, kept: readonly MapPoint[], size: Size): MapView {
  const place = placeIn(around);
  if (place) return viewAround(place, zooms.place, size);
  const city = cityOf(around);
  if (city) return viewAround(city, zooms.city, size);
  const box = boxAround(kept);
  if (!box) return defaultView(size);
  const view = viewOfBox(box, size, margin);
  const [first] = kept;
  return kept.length === 1 && first ? viewAround(first, zooms.nearest, size) : view;
}

/** A city of the base map, which may have more words than its slug: "Cartagena de Indias". */
function cityOf(slug: string): MapPoint | undefined {
  if (slug === '') return undefined;
  const named = places.cities.map(([name, lat, lng]) => ({
    slug: slugify(String(name)),
    lat: Number(lat),
    lng: Number(lng),
  }));
  return named.find((city) => city.slug === slug) ?? named.find((city) => city.slug.startsWith(`${slug}-`));
}
