import { recordRows } from '@umbral/domain/filters/filter-rows.ts';

/** The filters whose values the index counts: an attribute that holds them, said by addresses. */
export const facetRows = recordRows.filter((row) => 'query' in row && row.kind !== 'range' && !('above' in row));
export type FacetKey = (typeof facetRows)[number]['key'];

/** The switches that ask for a size: how many homes they leave is no count of the index, so each is asked for itself. */
export const sizedRows = recordRows.filter((row) => 'above' in row);
export type SizedKey = (typeof sizedRows)[number]['key'];
