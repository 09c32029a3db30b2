import { countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { FacetCounts } from '../model/facet-counts.ts';
import { countQuery } from '../model/listing-plan.ts';
import type { Ask } from '../model/plant-query.ts';
import { latestListing } from '../results/shown-listings.ts';
import type { PlacesFound } from '../view-model/place-names.ts';

/** Department of each Colombian city that was asked for, so that the next listing of the city takes one request. */
const departmentOfCity = new Map<string, string>();

/** The page that the server drew tells where its city lies, so that already the first change here takes one request. */
export function knownDepartment({ family, city }: SearchState): string | undefined {
  const shown = latestListing()?.whereabouts;
  if (shown) departmentOfCity.set(shown.city, shown.department);
  return city === undefined || family === 'abroad' ? undefined : departmentOfCity.get(city);
}

/** Beside a chosen city stand those of its department only [B025]; a city asked for the first time tells it. */
export async function neighbourCities(
  state: SearchState,
  { names }: PlacesFound,
  ask: Ask,
): Promise<Partial<Pick<FacetCounts, 'city'>>> {
  const { city, department, family } = state;
  const found = names.departmentSlug;
  if (city === undefined || department !== undefined || found === undefined) return {};
  if (family === 'abroad' || departmentOfCity.has(city)) return {};
  departmentOfCity.set(city, found);
  const { facets } = await ask(countQuery({ ...state, department: found }, 'city'));
  return { city: facets?.[countedBy.city] ?? {} };
}
