import { listProjectQuality, listSimilarProjects } from '@umbral/domain/api/builder-quality.ts';
import { completenessOf } from '@umbral/domain/project-form/completeness.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { requireMembership } from '../directory/own-project-queries.ts';
import { readFormsOf } from '../projects/form-query.ts';
import { similarProjects } from './similar-queries.ts';

/** How well projects are told, and whether they are told twice. */
export function qualityRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, listSimilarProjects, async ({ params, query, session }) => {
    await requireMembership(backend, session, params.id);
    return { data: await similarProjects(backend, params.id, query) };
  });
  register(app, listProjectQuality, async ({ params, session }) => {
    await requireMembership(backend, session, params.id);
    const forms = await readFormsOf(backend.db, params.id);
    return { data: forms.map(({ id, form }) => ({ project_id: id, score: completenessOf(form).score })) };
  });
}
