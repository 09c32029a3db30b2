import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './fields.ts';
import { searchFilters } from './search-filters.ts';

/** A value that still gives results under the filters: its name, slug and how many plants have it. */
export const filterOption = z.object({ name: z.string(), slug: z.string(), count: z.int() });
export type FilterOption = z.output<typeof filterOption>;

function options<const Id extends `C${number}`, const Path extends string>(row: Id, path: Path, summary: string) {
  return endpoint({ id: row, method: 'POST', path, summary, body: searchFilters, response: listOf(filterOption) });
}

export const filterCountries = options('C075', '/search/filters/country', 'Countries under the filters');
export const filterCategories = options('C076', '/search/filters/category', 'Categories under the filters');
export const filterDepartments = endpoint({
  id: 'C077',
  method: 'POST',
  path: '/search/filters/department',
  summary: 'Departments under the filters, with their region',
  body: searchFilters,
  response: listOf(filterOption.extend({ region_id: z.int().nullable(), region_name: z.string().nullable() })),
});
export const filterCities = options('C078', '/search/filters/city', 'Cities under the filters');
export const filterZones = options('C079', '/search/filters/zone', 'Zones under the filters');
export const filterPropertyTypes = options('C080', '/search/filters/property_type', 'Types under the filters');
export const filterBuildingStatuses = options('C081', '/search/filters/project_status', 'Statuses under the filters');

const combination = z.object({ ciudad: z.string(), tipo_inmueble: z.string(), slug: z.string(), count: z.int() });

export const listCombinations = endpoint({
  id: 'C082',
  method: 'GET',
  path: '/search/filters/combinations',
  summary: 'City, zone and type combinations of Colombia that have plants; slug is the path after the family',
  response: listOf(combination.extend({ zona: z.string() })),
});
export const listCombinationsAbroad = endpoint({
  id: 'C083',
  method: 'GET',
  path: '/search/filters/combinations_exterior',
  summary: 'Country, city and type combinations abroad that have plants; slug is the path after the family',
  response: listOf(combination.extend({ pais: z.string() })),
});
