import * as calls from '@umbral/domain/api/filters.ts';
import { standInListings, standInPlaces } from '@umbral/domain/api/stand-in.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import * as queries from './filter-queries.ts';
import { placesOnOffer } from './stand-in-places.ts';
import { listingsFound } from './stand-in-queries.ts';

const { lookups } = queries;
const cached = { sharedSeconds: 300 };
const question = { isQuestion: true };

/** What the filter panel still offers under the chosen filters, and listings without the index. */
export function filterRoutes(app: FastifyInstance, backend: Backend): void {
  const optionCalls = [
    [calls.filterCountries, lookups.country],
    [calls.filterCategories, lookups.category],
    [calls.filterCities, lookups.city],
    [calls.filterZones, lookups.zone],
    [calls.filterPropertyTypes, lookups.property_type],
    [calls.filterBuildingStatuses, lookups.project_status],
  ] as const;
  for (const [call, lookup] of optionCalls) {
    register(app, call, async ({ body }) => ({ data: await queries.filterOptions(backend, lookup, body) }), question);
  }
  register(
    app,
    calls.filterDepartments,
    async ({ body }) => ({ data: await queries.departmentOptions(backend, body) }),
    question,
  );
  register(app, standInListings, async ({ body }) => ({ data: await listingsFound(backend, body.listings) }), question);
  register(app, standInPlaces, async () => ({ data: await placesOnOffer(backend) }), cached);
  register(app, calls.listCombinations, async () => ({ data: await queries.combinations(backend) }), cached);
  register(
    app,
    calls.listCombinationsAbroad,
    async () => ({ data: await queries.combinationsAbroad(backend) }),
    cached,
  );
}
