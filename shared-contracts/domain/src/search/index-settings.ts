import { attributeOf, countedBy } from '../filters/filter-attributes.ts';
import { type RecordRow, recordRows } from '../filters/filter-rows.ts';
import { type SortedOrder, sortedOrders } from '../filters/orders.ts';
import { facets, numericAttributes } from '../homes/record-attributes.ts';
import { indexOf } from './search-index.ts';

/** From the most to the least telling; a match in an earlier one ranks higher. */
const searchableAttributes = [
  'project.title',
  'title',
  'project.code',
  'project.localization.neighborhood',
  'project.localization.zone',
  'project.localization.city',
  'project.localization.department',
  'project.localization.country_name',
  'type_name',
  'project.builder.name',
  'unordered(project.building_status_name)',
  'unordered(project.additional_criteria_names)',
  'unordered(tags)',
  'unordered(project.nearby_places.name)',
  'unordered(every)',
];

const customRanking = ['desc(isActive)', 'desc(highlighted)', 'desc(completeness)', 'desc(created_at)', 'asc(id)'];
// Words first: beside a word that all records have, those of a visitor only rank, and a slip is better than nothing.
const textRanking = ['words', 'typo', 'geo', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
const searchableFacets: readonly string[] = [
  countedBy.city,
  countedBy.zone,
  countedBy.neighbourhood,
  facets.builderName,
];

function facetAttributes(): string[] {
  const ofFilters = recordRows.filter(isFacet).flatMap(({ key }) => [attributeOf[key], countedBy[key]]);
  const all = [...new Set([...ofFilters, ...Object.values(facets)])];
  return all.map((path) => (searchableFacets.includes(path) ? `searchable(${path})` : path));
}

function numbers(): string[] {
  const ofFilters = recordRows.filter(isNumber).map(({ attribute }) => attribute);
  return [...new Set([...ofFilters, ...Object.values(numericAttributes)])];
}

/** Whether a filter's attribute is compared and counted by its values. */
function isFacet(row: RecordRow): boolean {
  return row.kind !== 'range' && !('above' in row);
}

/** Whether a filter's attribute is compared by size. */
function isNumber(row: RecordRow): boolean {
  if (row.kind === 'many') return row.values.some((value) => typeof value === 'number');
  return row.kind === 'range' || row.kind === 'count' || 'above' in row;
}

/** Settings of the primary index, in the words of the Algolia protocol. */
export const indexSettings = {
  searchableAttributes,
  attributesForFaceting: facetAttributes(),
  attributeForDistinct: numericAttributes.projectId,
  numericAttributesForFiltering: numbers(),
  customRanking,
  ranking: textRanking,
  replicas: sortedOrders.map(({ key }) => indexOf(key)),
  indexLanguages: ['es'],
  queryLanguages: ['es'],
  removeStopWords: true,
  ignorePlurals: true,
  hitsPerPage: 24,
  // Hosted Algolia takes no more.
  paginationLimitedTo: 10_000,
  maxValuesPerFacet: 200,
};

/** Settings of the replica of an order: sold homes stay last whatever the order. */
export function replicaSettings(order: SortedOrder): { ranking: string[]; customRanking: string[] } {
  const sort = sortedOrders.filter(({ key }) => key === order).map((row) => row.sort);
  return { ranking: ['desc(isActive)', ...sort, ...textRanking], customRanking };
}
