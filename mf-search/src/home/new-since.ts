import { numericAttributes, plantsIndex } from 'shared-contracts/domain/search-index.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { allOf, inRange } from '../model/filter-clause.ts';
import { planListing } from '../model/listing-plan.ts';
import type { PlantQuery } from '../model/plant-query.ts';

/** How many homes of a listing came after a moment, milliseconds since the epoch. */
export function newSinceQuery(state: SearchState, since: number): PlantQuery {
  const [hits] = planListing(state).queries;
  const later = inRange(numericAttributes.createdAt, { min: Math.floor(since / 1000) + 1 });
  return {
    ...hits,
    indexName: hits?.indexName ?? plantsIndex,
    filters: allOf([...(hits?.filters ? [hits.filters] : []), ...later]),
    page: 0,
    hitsPerPage: 0,
    facets: [],
    analytics: false,
  };
}
