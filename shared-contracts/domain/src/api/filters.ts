import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { combination, combinationAbroad, filterOption, filterState } from '../filters/filter-state.ts';
import { listOf } from './fields.ts';

/** The fields that are set count; a lookup ignores its own field, so that its other values stay on offer. */
const searchFilters = z
  .strictObject(filterState.partial().shape)
  .meta({ examples: [{ department: 'cundinamarca', city: 'bogota', propertyType: 'apartment', belongs_tv: false }] });

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

export const listCombinations = endpoint({
  id: 'C082',
  method: 'GET',
  path: '/search/filters/combinations',
  summary: 'City, zone and type combinations of Colombia that have plants; slug is the path after the family',
  response: listOf(combination.extend({ count: z.int() })),
});
export const listCombinationsAbroad = endpoint({
  id: 'C083',
  method: 'GET',
  path: '/search/filters/combinations_exterior',
  summary: 'Country, city and type combinations abroad that have plants; slug is the path after the family',
  response: listOf(combinationAbroad.extend({ count: z.int() })),
});
