import { getTour } from '@umbral/domain/api/tours.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { tourOf } from './tour-query.ts';

/** Homes from room to room. */
export function tourRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getTour, async ({ params }) => ({ data: { rooms: found(await tourOf(backend, params.id)) } }), {
    sharedSeconds: 300,
  });
}
