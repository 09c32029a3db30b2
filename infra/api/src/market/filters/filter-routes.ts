import * as calls from '@umbral/domain/api/filters.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import * as queries from './filter-queries.ts';

const { lookups } = queries;
const cached = { sharedSeconds: 300 };

/** What the filter panel still offers under the chosen filters. */
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
    register(app, call, async ({ body }) => ({ data: await queries.filterOptions(backend, lookup, body) }));
  }
  register(app, calls.filterDepartments, async ({ body }) => ({
    data: await queries.departmentOptions(backend, body),
  }));
  register(app, calls.listCombinations, async () => ({ data: await queries.combinations(backend) }), cached);
  register(
    app,
    calls.listCombinationsAbroad,
    async () => ({ data: await queries.combinationsAbroad(backend) }),
    cached,
  );
}
