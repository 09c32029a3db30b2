import { getSurroundings } from '@umbral/domain/api/travel.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { surroundingsOf } from './surroundings.ts';

/** How long ways around homes take. */
export function travelRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getSurroundings, async ({ params }) => ({ data: found(await surroundingsOf(backend, params.id)) }), {
    sharedSeconds: 300,
  });
}
