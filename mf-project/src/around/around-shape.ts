import type { Surroundings } from '@umbral/domain/api/travel.ts';
import { roundedPlace } from '@umbral/domain/travel/reach.ts';
import { nearbyPlaceCategoryLabels } from '@umbral/domain/vocabulary/labels.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { NearbyPlaceCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { AroundData, AroundRow } from '../model/around-data.ts';
import { aroundTexts as texts } from '../texts/around-texts.ts';

/** What people ask for first. */
const firstKinds: readonly NearbyPlaceCategory[] = ['transport', 'school', 'university', 'park'];

/**
 * What lies around, in the order in which people ask for it; nothing where nothing is known. Where there is a point
 * alone, one's own places can be reckoned from it.
 */
export function aroundOf({ stations, places, point }: Surroundings): AroundData | undefined {
  const stops = stations.map(
    ({ name, system, minutes }): AroundRow => ({ name, kind: texts.station(system), category: 'transport', minutes }),
  );
  const others = places
    .filter((place) => !stations.some((station) => isSameStop(place, station)))
    .map(
      ({ name, category, minutes }): AroundRow => ({
        name,
        kind: nearbyPlaceCategoryLabels[category],
        category,
        minutes: minutes ?? undefined,
      }),
    );
  const rank = ({ category }: AroundRow) =>
    (firstKinds.indexOf(category) + firstKinds.length + 1) % (firstKinds.length + 1);
  const rows = [...stops, ...others.toSorted((a, b) => rank(a) - rank(b))];
  if (!point) return rows.length > 0 ? { rows } : undefined;
  const { lat, lng } = roundedPlace(point);
  return { rows, point: `${lat},${lng}` };
}

/** A builder names a stop in words of its own: "Estación Calle 100 de TransMilenio" is the station "Calle 100". */
function isSameStop(place: Surroundings['places'][number], station: Surroundings['stations'][number]): boolean {
  const words = ({ name }: { readonly name: string }) => `-${slugify(name)}-`;
  return place.category === 'transport' && words(place).includes(words(station));
}
