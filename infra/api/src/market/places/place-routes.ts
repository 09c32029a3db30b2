import * as calls from '@umbral/domain/api/places.ts';
import { country } from '@umbral/domain/vocabulary/vocabulary-schema.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { hasProject, inFair, listCities } from './city-queries.ts';
import { allOf, named } from './place-condition.ts';
import * as queries from './place-queries.ts';

const cached = { sharedSeconds: 300, browserSeconds: 60 };
const everyone = sql<boolean>`true`;
const sellsHomes = sql<boolean>`o.has_listings`;

/** Countries, departments, cities: where homes are, and where people live. */
export function placeRoutes(app: FastifyInstance, backend: Backend): void {
  const departments = async (where = everyone) => ({ data: await queries.listDepartments(backend, where) });
  register(app, calls.listDepartments, () => departments(), cached);
  register(
    app,
    calls.listActiveDepartments,
    () => departments(allOf([sql<boolean>`o.code = 'CO'`, queries.hasActiveCity])),
    cached,
  );
  register(
    app,
    calls.listActiveDepartmentsOfCountry,
    ({ params }) => {
      const wanted = sql<boolean>`${params.country.toLowerCase()} in (lower(o.code), o.slug)`;
      return departments(allOf([wanted, queries.hasActiveCity]));
    },
    cached,
  );
  register(app, calls.getDepartmentOfCity, async ({ params }) => {
    const where = sql<boolean>`d.id = (select c.department_id from city c where c.id = ${params.id})`;
    return { data: found((await queries.listDepartments(backend, where))[0]) };
  });
  register(
    app,
    calls.listCountries,
    async () => ({
      data: (await queries.listCountries(backend)).map((row) => ({ ...row, code: country.parse(row.code) })),
    }),
    cached,
  );
  register(app, calls.listWorldCountries, async () => ({ data: await queries.worldCountries(backend) }), cached);
  register(
    app,
    calls.listWorldCities,
    async ({ query }) => ({ data: await queries.worldCities(backend, query) }),
    cached,
  );
  register(
    app,
    calls.listNeighbourhoodsOfZone,
    async ({ params }) => ({ data: await queries.listNeighbourhoods(backend, params.id) }),
    cached,
  );
  cityRoutes(app, backend);
}

function cityRoutes(app: FastifyInstance, backend: Backend): void {
  const cities = async (where: Parameters<typeof listCities>[1], order?: Parameters<typeof listCities>[2]) => ({
    data: await listCities(backend, where, order),
  });
  register(app, calls.listCities, () => cities(sellsHomes), cached);
  register(
    app,
    calls.getCity,
    async ({ params }) => ({ data: found((await listCities(backend, named('c', params.id)))[0]) }),
    cached,
  );
  register(app, calls.listActiveCities, () => cities(hasProject()), cached);
  register(
    app,
    calls.listActiveCitiesOfDepartment,
    ({ params }) => cities(allOf([named('d', params.dept), hasProject()])),
    cached,
  );
  register(
    app,
    calls.listCitiesWithBuilders,
    () =>
      cities(
        sql`exists (select from builder_branch r join builder b on b.id = r.builder_id and b.is_active where r.city_id = c.id)`,
      ),
    cached,
  );
  register(app, calls.listMainCities, () => cities(sql`c.main_position is not null`, sql`c.main_position`), cached);
  register(app, calls.listCitiesOfCountry, ({ params }) => cities(sql`o.code = ${params.code.toUpperCase()}`), cached);
  register(app, calls.listCitiesOfDepartment, ({ params }) => cities(named('d', params.id)), cached);
  register(app, calls.listCitiesOfBuilder, ({ params }) => cities(hasProject(named('b', params.id))), cached);
  register(app, calls.listCitiesOfFair, ({ params }) => cities(hasProject(inFair(params.id))), cached);
  register(
    app,
    calls.listCitiesOfBolivarFair,
    () =>
      cities(
        allOf([
          sql<boolean>`d.slug = 'bolivar'`,
          hasProject(sql`exists (select from fair_project l where l.project_id = j.id)`),
        ]),
      ),
    cached,
  );
}
