import { mostStandInListings, standInListings, standInPlaces } from '@umbral/domain/api/stand-in.ts';
import { filtersOfSearch } from '@umbral/domain/filters/filter-wire.ts';
import { facets } from '@umbral/domain/homes/record-attributes.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Offers } from '../model/offers.ts';

/** What the database says of the homes on offer, for while the index is away. */
export function standInOffers(call: CallApi, signal: AbortSignal): Offers {
  return {
    async haveHomes(searches) {
      const answers = await Promise.all(inCalls(searches).map((some) => totals(call, some, signal)));
      return answers.flat().map((total) => total > 0);
    },
    async places() {
      const { data } = await call(standInPlaces, {}, { signal });
      const homes = data.places.map(({ path, homes: count }) => [path, count] as const);
      return {
        hits: [],
        nbHits: homes.reduce((sum, [, count]) => sum + count, 0),
        nbPages: 0,
        facets: {
          [facets.placePath]: Object.fromEntries(homes),
          [facets.builderName]: Object.fromEntries(data.builders.map((name) => [name, 1])),
        },
      };
    },
  };
}

/** No homes, only their number. */
const onlyCounted = { orderBy: 'relevance', items_per_page: 0 } as const;

async function totals(call: CallApi, searches: readonly SearchState[], signal: AbortSignal): Promise<number[]> {
  const listings = searches.map((search) => ({ ...withoutMap(filtersOfSearch(search)), ...onlyCounted }));
  const { data } = await call(standInListings, { body: { listings } }, { signal });
  return data.map(({ total }) => total);
}

/** What is drawn on the map is the index's alone, and rules no place and no type out. */
function withoutMap<Filters extends object>(filters: Filters): Filters {
  return { ...filters, areas: undefined, box: undefined };
}

function inCalls(searches: readonly SearchState[]): SearchState[][] {
  const calls = Math.ceil(searches.length / mostStandInListings);
  return Array.from({ length: calls }, (_, index) =>
    searches.slice(index * mostStandInListings, (index + 1) * mostStandInListings),
  );
}
