import * as calls from '@umbral/domain/api/catalogue.ts';
import { propertyType, region } from '@umbral/domain/vocabulary/vocabulary-schema.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import * as queries from './catalogue-queries.ts';

const cached = { sharedSeconds: 3600, browserSeconds: 300 };

/** Lists of forms; each is stored under the last segment of its path. */
const choiceLists = [
  calls.listTimeZones,
  calls.listPurchaseGoals,
  calls.listPurchaseTimes,
  calls.listMonthlyIncomes,
  calls.listMonthlyIncomesUsd,
  calls.listIncomesAbroad,
  calls.listOccupations,
  calls.listDeliveryTimes,
  calls.listPurchaseDecisions,
  calls.listTimesAbroad,
  calls.listMonthlyBudgets,
];

/** The product's vocabulary and the lists that forms offer. */
export function catalogueRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listCategories, async () => ({ data: await queries.listCategories(backend) }), cached);
  register(app, calls.listPropertyTypes, async () => ({ data: await queries.listPropertyTypes(backend) }), cached);
  register(
    app,
    calls.listBuildingStatuses,
    async () => ({ data: await queries.listBuildingStatuses(backend) }),
    cached,
  );
  register(
    app,
    calls.listPropertyTypesOfFair,
    async ({ params }) => {
      const types = await queries.typesOfFair(backend, params.id);
      return { data: types.map((type) => ({ ...type, key: propertyType.parse(type.key) })) };
    },
    cached,
  );
  register(app, calls.listCriteria, async () => ({ data: await queries.listCriteria(backend) }), cached);
  register(
    app,
    calls.listNearbyCategories,
    async () => ({ data: await queries.listNearbyCategories(backend) }),
    cached,
  );
  register(app, calls.listPriceRanges, async () => ({ data: await queries.listPriceRanges(backend) }), cached);
  register(app, calls.listSubsidies, async () => ({ data: await queries.listSubsidies(backend) }), cached);
  register(
    app,
    calls.listExteriorSpecifications,
    async () => ({ data: await queries.listSpecifications(backend, 'exterior') }),
    cached,
  );
  register(
    app,
    calls.listInteriorSpecifications,
    async () => ({ data: await queries.listSpecifications(backend, 'interior') }),
    cached,
  );
  register(
    app,
    calls.listCommonServices,
    async () => ({ data: await queries.listSpecifications(backend, 'common') }),
    cached,
  );
  register(
    app,
    calls.listRegions,
    async () => ({ data: (await queries.listRegions(backend)).map((row) => ({ ...row, key: region.parse(row.key) })) }),
    cached,
  );
  register(app, calls.listZones, async ({ query }) => ({ data: await queries.listZones(backend, query.city) }), cached);
  for (const call of choiceLists) {
    register(app, call, async () => ({ data: await queries.listChoices(backend, call.path.slice(1)) }), cached);
  }
}
