import * as calls from '@umbral/domain/api/project-comments.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { addComment, commentsOf, settle } from './comment-queries.ts';

/** What builders and the portal say to each other about a form. */
export function commentRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listComments, async ({ query, session }) => ({
    data: await commentsOf(backend, session, query),
  }));
  register(app, calls.writeComment, async ({ body, session }) => ({ data: await addComment(backend, session, body) }), {
    limit: { max: 120, perSeconds: 3600 },
  });
  register(app, calls.settleComment, async ({ params, body, session }) => ({
    data: await settle(backend, session, { ...params, ...body }),
  }));
}
