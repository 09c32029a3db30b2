import { standInListings } from '@umbral/domain/api/stand-in.ts';
import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { namedPlaces, wantedPlaces } from '../stand-in/named-places.ts';
import type { MapFacts, MapQuestions } from './projects-map-queries.ts';

/** What the page of the map counts, out of the database: whole cities, as pieces of the map are known to the index alone. */
export async function standInMapFacts(
  call: CallApi,
  { state, inCities }: MapQuestions,
  signal: AbortSignal,
): Promise<MapFacts> {
  const counted = { orderBy: 'relevance', items_per_page: 0, unit: state.unit } as const;
  const wholeOf = (search: MapQuestions['state']) => filtersOfSearch({ ...search, areas: [], box: undefined });
  const listings = [
    { ...wholeOf(state), ...counted },
    { ...wholeOf(inCities), ...counted, countBy: 'city' as const },
    ...wantedPlaces(state),
  ];
  const { data } = await call(standInListings, { body: { listings } }, { signal });
  const [listed, cities, ...places] = data;
  if (!listed || !cities) throw new Error('The database answered nothing');
  return {
    count: listed.total,
    cities: Object.fromEntries(cities.counts.map(({ name, count }) => [name, count])),
    names: namedPlaces(state, places).names,
    isStandIn: true,
  };
}
