import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import {
  city,
  coordinates,
  countryOption,
  department,
  neighbourhood,
  worldCity,
  worldCountry,
} from '../places/place.ts';
import { dataOf, idOrSlug, idParams, listOf } from './fields.ts';

export const departmentListed = department.extend({ country_code: z.string() });

/** A city with where it lies and how many published projects it has. */
export const cityListed = city.extend({
  department_name: z.string(),
  country_code: z.string(),
  shows_neighborhood: z.boolean(),
  projects: z.int(),
});
export type CityListed = z.output<typeof cityListed>;

const countryListed = countryOption.extend({ currency: z.string(), phone_prefix: z.string().nullable() });

const placeParams = z.object({ id: idOrSlug });

function cities<const Id extends `C${number}`, const Path extends string>(row: Id, path: Path, summary: string) {
  return endpoint({ id: row, method: 'GET', path, summary, response: listOf(cityListed) });
}

function citiesOf<const Id extends `C${number}`, const Path extends string>(row: Id, path: Path, summary: string) {
  return endpoint({ id: row, method: 'GET', path, summary, params: placeParams, response: listOf(cityListed) });
}

export const listDepartments = endpoint({
  id: 'C002',
  method: 'GET',
  path: '/departamentos',
  summary: 'Departments with their region',
  response: listOf(departmentListed),
});
export const listCountries = endpoint({
  id: 'C003',
  method: 'GET',
  path: '/paises',
  summary: 'Countries where projects are sold',
  response: listOf(countryListed),
});
export const listCities = cities('C004', '/cities', 'Cities where projects are sold');
export const getCity = endpoint({
  id: 'C005',
  method: 'GET',
  path: '/cities/{id}',
  summary: 'One city',
  params: placeParams,
  response: dataOf(cityListed),
});
export const listActiveCities = cities('C006', '/cities/activas', 'Cities with active projects');
export const listActiveCitiesOfDepartment = endpoint({
  id: 'C007',
  method: 'GET',
  path: '/cities/activas/{dept}',
  summary: 'Cities of a department with active projects',
  params: z.object({ dept: idOrSlug }),
  response: listOf(cityListed),
});
export const listCitiesWithBuilders = cities('C008', '/cities/builders', 'Cities with builders');
export const listMainCities = cities('C009', '/cities/main', 'Featured cities, in their order');
export const listCitiesOfCountry = endpoint({
  id: 'C010',
  method: 'GET',
  path: '/cities/countrycode/{code}',
  summary: 'Cities of a country, by its ISO code',
  params: z.object({
    code: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .meta({ examples: ['PA'] }),
  }),
  response: listOf(cityListed),
});
export const listCitiesOfDepartment = citiesOf('C011', '/cities/dept/{id}', 'Cities of a department');
export const listCitiesOfBuilder = citiesOf(
  'C012',
  '/cities/wherebuilderhasprojects/{id}',
  'Cities where a builder has published projects',
);
export const listCitiesOfFair = citiesOf('C013', '/cities/fair/{id}', 'Cities with projects of a fair');
export const listCitiesOfBolivarFair = cities(
  'C014',
  '/cities/bolivar-fair',
  'Cities of Bolívar with projects of a fair',
);
export const listWorldCities = endpoint({
  id: 'C015',
  method: 'GET',
  path: '/global/cities',
  summary: 'Cities of the world, for the residence of a person',
  query: z.object({
    q: z.string().trim().max(80).optional(),
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .optional(),
    limit: z.coerce.number<number>().int().min(1).max(2000).default(50),
  }),
  response: listOf(worldCity),
});
export const listWorldCountries = endpoint({
  id: 'C016',
  method: 'GET',
  path: '/global/countries',
  summary: 'Countries of the world',
  response: listOf(worldCountry),
});
export const listActiveDepartments = endpoint({
  id: 'C017',
  method: 'GET',
  path: '/departamentos/activos',
  summary: 'Departments with active projects',
  response: listOf(departmentListed),
});
export const listActiveDepartmentsOfCountry = endpoint({
  id: 'C018',
  method: 'GET',
  path: '/departamentos/activos/{country}',
  summary: 'Departments of a country with active projects',
  params: z.object({ country: z.string().max(60) }),
  response: listOf(departmentListed),
});
export const getDepartmentOfCity = endpoint({
  id: 'C019',
  method: 'GET',
  path: '/departamento/ciudad/{id}',
  summary: 'Department of a city',
  params: idParams,
  response: dataOf(departmentListed),
});
/** No row of the specification: the form of a project names the neighbourhood by its number. */
export const listNeighbourhoodsOfZone = endpoint({
  id: 'C371',
  method: 'GET',
  path: '/zonas/{id}/barrios',
  summary: 'Neighbourhoods of a zone, by name',
  params: idParams,
  response: listOf(neighbourhood.extend({ coordinates })),
});
