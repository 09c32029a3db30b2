import { inRange } from '@umbral/domain/filters/engine-clause.ts';
import { numericAttributes } from '@umbral/domain/homes/record-attributes.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { totalQuery } from './listing-plan.ts';
import type { PlantQuery } from './plant-query.ts';

/** What a dot and the names around it need of a record: some eleven bytes of it on the way. */
const pointAttributes = [
  'price',
  '_geoloc',
  'project.id',
  'project.localization.city',
  'project.localization.zone',
  'project.localization.neighborhood',
];
/** The most hits that a page of the index may hold, and the most that can be paged through. */
const pageHits = 1000;
const mostPaged = 10_000;

/** A point tells the lowest price of the types that fit: all of them are asked for, whatever the list counts. */
function typesQuery(state: SearchState): PlantQuery {
  return totalQuery({ ...state, unit: 'types' });
}

/** The first homes of a listing; its answer tells how many more there are. */
export function firstPoints(state: SearchState): PlantQuery {
  return pageOf(typesQuery(state), 0);
}

/**
 * The requests for the other homes of a listing. Past what the index lets one page through, all of them are asked for
 * by spans of their ids: no span holds more than can be paged.
 */
export function otherPoints(state: SearchState, count: number, highestId: number): readonly (readonly PlantQuery[])[] {
  const query = typesQuery(state);
  if (count <= pageHits) return [];
  if (count <= mostPaged) return [pagesOf(query, 1, count)];
  const spans = Array.from({ length: Math.ceil((highestId + 1) / mostPaged) }, (_, index) => index * mostPaged);
  return spans.map((min) => {
    const span = inRange(numericAttributes.id, { min, max: min + mostPaged - 1 });
    return pagesOf({ ...query, filters: [query.filters, ...span].join(' AND ') }, 0, mostPaged);
  });
}

/** Whether a listing has more homes than the index lets one page through. */
export function isPastPaging(count: number): boolean {
  return count > mostPaged;
}

/** The newest homes: the highest id is among them, as ids grow with time. */
export function newestQuery(state: SearchState): PlantQuery {
  return { ...typesQuery({ ...state, order: 'newest' }), hitsPerPage: pageHits, attributesToRetrieve: ['id'] };
}

function pagesOf(query: PlantQuery, from: number, count: number): PlantQuery[] {
  const pages = Array.from({ length: Math.ceil(count / pageHits) }, (_, page) => pageOf(query, page));
  return pages.slice(from);
}

function pageOf(query: PlantQuery, page: number): PlantQuery {
  return { ...query, page, hitsPerPage: pageHits, attributesToRetrieve: pointAttributes };
}
