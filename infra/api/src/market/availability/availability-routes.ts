import { getAvailability } from '@umbral/domain/api/availability.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { availabilityOf } from './availability-query.ts';

/** Which homes are free, by tower and floor. */
export function availabilityRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getAvailability, async ({ params }) => ({ data: found(await availabilityOf(backend, params.id)) }), {
    sharedSeconds: 60,
  });
}
