import { getBuilderResults } from '@umbral/domain/api/builder-results.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { requireMembership } from '../directory/own-project-queries.ts';
import { builderResults } from './builder-results.ts';

/** What a builder learns from the portal about its own projects. */
export function learningRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getBuilderResults, async ({ params, query, session }) => {
    await requireMembership(backend, session, params.id);
    return { data: await builderResults(backend, { builderId: params.id, ...query }) };
  });
}
