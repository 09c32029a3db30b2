import { findMinutes, findTravelPlaces, getReach, getSurroundings } from '@umbral/domain/api/travel.ts';
import type { ReachRing } from '@umbral/domain/travel/reach.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { heldModel } from './held-model.ts';
import { heldReaches } from './held-reaches.ts';
import { minutesOfHomes } from './minutes-of-homes.ts';
import { placesCalled } from './place-search.ts';
import { surroundingsOf } from './surroundings.ts';

/** How long ways around homes take. */
export function travelRoutes(app: FastifyInstance, backend: Backend): void {
  const modelOf = heldModel(backend.config, app.log);
  const reachOf = heldReaches(modelOf);
  register(
    app,
    getSurroundings,
    async ({ params }) => ({ data: found(await surroundingsOf(backend, modelOf, params.id)) }),
    { sharedSeconds: 300 },
  );
  // Where somebody works is in its address: no cache on the way keeps it, nor that nobody had the time to answer.
  register(app, getReach, async ({ query }) => ({ data: { rings: mutable(await reachOf(query)) } }), {
    limit: { max: 120, perSeconds: 60 },
  });
  register(app, findMinutes, async ({ body }) => ({ data: await minutesOfHomes(backend, modelOf, body) }), {
    isQuestion: true,
    limit: { max: 60, perSeconds: 60 },
  });
  register(app, findTravelPlaces, async ({ query }) => ({ data: await placesCalled(backend, modelOf, query.q) }), {
    sharedSeconds: 3600,
    limit: { max: 120, perSeconds: 60 },
  });
}

function mutable(rings: readonly ReachRing[]) {
  return rings.map((ring) => [...ring]);
}
