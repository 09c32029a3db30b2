import { type SearchUnit, searchUnits } from '@umbral/domain/filters/search-unit.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { listingHref } from './listing-href.ts';

export interface UnitLink {
  readonly unit: SearchUnit;
  readonly href: string;
}

/** The same listing by project and by type, from its first page: the pages of one are not those of the other. */
export function listingUnits(state: SearchState): UnitLink[] {
  return searchUnits.map((unit) => ({ unit, href: listingHref(refine(state, { unit })) }));
}
