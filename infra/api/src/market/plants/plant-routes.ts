import * as calls from '@umbral/domain/api/plants.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { isBuyersEyes } from '../tracking/buyers-eyes.ts';
import { betterPlants } from './better-queries.ts';
import { recordsOfIds } from './card-queries.ts';
import { projectPage, typePage } from './filtered-queries.ts';
import { countClick, countView, findPlant, maxPrice } from './plant-queries.ts';
import { relatedPlants } from './related-queries.ts';

const counting = { limit: { max: 120, perSeconds: 60 } };

/** Plants: pages, lists, related ones and their counters. */
export function plantRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listPlantsByIds, async ({ params }) => ({ data: await recordsOfIds(backend, params.id) }), {
    sharedSeconds: 60,
  });
  register(app, calls.getMaxPrice, async () => ({ data: { max_price: await maxPrice(backend) } }), {
    sharedSeconds: 300,
  });
  register(
    app,
    calls.getPlant,
    async ({ params, query }) => {
      const plant = found(await findPlant(backend, params.slug));
      return { data: query.completePlants ? plant : { ...plant, other_areas: [] } };
    },
    { sharedSeconds: 60 },
  );
  register(app, calls.listRelatedPlants, async ({ params, query: { limit, than } }) => ({
    data: await (than ? betterPlants(backend, params.id, than, limit) : relatedPlants(backend, [params.id], limit)),
  }));
  register(app, calls.findRelatedPlants, async ({ body }) => ({
    data: await relatedPlants(backend, body.ids, body.limit),
  }));
  const filtered = async ({ body }: Pick<Call<typeof calls.filterPlants>, 'body'>) => {
    const { unit, orderBy, current_page, items_per_page, ...filters } = body;
    const pageOf = unit === 'projects' ? projectPage : typePage;
    return pageOf(backend, filters, orderBy, { number: current_page, size: items_per_page });
  };
  register(app, calls.filterPlants, filtered);
  register(app, calls.filterPlantsOfPage, filtered);
  register(
    app,
    calls.countPlantView,
    async (call) => (isSeenByBuyer(call) ? { ok: await countView(backend, call.params.id) } : uncounted),
    counting,
  );
  register(
    app,
    calls.countPhoneClick,
    async (call) =>
      isSeenByBuyer(call) ? { ok: await countClick(backend, call.params.id, call.body.type) } : uncounted,
    counting,
  );
}

/** Told like what is counted: nobody learns from it who counts. */
const uncounted = { ok: 1 as const };

/** Builders and staff at work, and programs, are no visits. */
function isSeenByBuyer({ request, session }: Pick<Call, 'request' | 'session'>): boolean {
  return isBuyersEyes(request.headers['user-agent'], session);
}
