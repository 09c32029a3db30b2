import * as calls from '@umbral/domain/api/visits.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { cancelVisit, moveVisit, withdrawRequest } from './change-visit.ts';
import { heldByPerson } from './visit-queries.ts';

const limit = { limit: { max: 30, perSeconds: 600 } };

/** What a person changes of a request to a builder: the time of its visit, and the consent. */
export function visitRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.moveVisit,
    async ({ body: { id, ...slot }, session }) => found(await moveVisit(backend, heldByPerson(id, session), slot)),
    limit,
  );
  register(
    app,
    calls.cancelVisit,
    async ({ body, session }) => found(await cancelVisit(backend, heldByPerson(body.id, session))),
    limit,
  );
  register(
    app,
    calls.withdrawRequest,
    async ({ body, session }) => found(await withdrawRequest(backend, heldByPerson(body.id, session))),
    limit,
  );
}
