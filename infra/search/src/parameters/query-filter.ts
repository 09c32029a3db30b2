import type { Filter, FilterLeaf } from '../engine/filter.ts';
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './filter-lists.ts';
import { parseFilters } from './filters-grammar.ts';
import type { SearchParameters } from './search-parameters.ts';

/** All filter parameters of a search as one conjunction. */
export function queryFilter(parameters: SearchParameters): Filter {
  return [
    ...parseFilters(parameters.filters ?? ''),
    ...parseFacetFilters(parameters.facetFilters),
    ...parseNumericFilters(parameters.numericFilters),
    ...parseTagFilters(parameters.tagFilters),
  ];
}

/** The clauses of a filter that also rank: those with a score of their own. */
export function scoredClauses(filter: Filter): Filter {
  return filter.filter((clause) => clause.some((leaf: FilterLeaf) => leaf.score !== 1));
}
