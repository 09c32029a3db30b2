import type { Surroundings } from '@umbral/domain/api/travel.ts';
import { nearbyPlaceCategoryLabels } from '@umbral/domain/vocabulary/labels.ts';
import type { NearbyPlaceCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { AroundData, AroundRow } from '../model/around-data.ts';
import { aroundTexts as texts } from '../texts/around-texts.ts';

/** What people ask for first. */
const firstKinds: readonly NearbyPlaceCategory[] = ['transport', 'school', 'university', 'park'];

/** What lies around, in the order in which people ask for it; nothing where nothing is known. */
export function aroundOf({ stations, places }: Surroundings): AroundData | undefined {
  const stops = stations.map(
    ({ name, system, minutes }): AroundRow => ({ name, kind: texts.station(system), category: 'transport', minutes }),
  );
  const others = places.map(
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
  return rows.length > 0 ? { rows } : undefined;
}
