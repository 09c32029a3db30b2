import { choicesOfFamily } from '@umbral/domain/filters/family-choices.ts';
import type { FilterSection } from '@umbral/domain/filters/filter-shapes.ts';
import { type FilterKey, filterTable } from '@umbral/domain/filters/filter-table.ts';
import { chosenFilters } from '@umbral/domain/filters/listing-conditions.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { PlantQuery } from './plant-query.ts';

/** A query that finds, pages and counts projects, not their types. */
export const byProject = { distinct: true, facetingAfterDistinct: true } as const satisfies Partial<PlantQuery>;

/** How a listing finds and counts, as it was asked for. */
export function unitOf({ unit }: Pick<SearchState, 'unit'>): Partial<typeof byProject> {
  return unit === 'projects' ? byProject : {};
}

/** What all types of a project have alike. */
const sectionsOfProjects: readonly FilterSection[] = ['text', 'place', 'near', 'strata', 'statuses', 'map'];
const filtersOfProjects: readonly FilterKey[] = ['criteria', 'belongsTv', 'fair'];

/** Whether a search may find some types of a project and not others. */
export function tellsTypesApart(state: SearchState): boolean {
  const chosen = chosenFilters({ ...state, ...choicesOfFamily(state.family) });
  return filterTable.some(
    ({ key, section }) =>
      chosen.includes(key) && !sectionsOfProjects.includes(section) && !filtersOfProjects.includes(key),
  );
}
