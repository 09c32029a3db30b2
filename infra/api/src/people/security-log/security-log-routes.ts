import { listOwnSecurityEvents } from '@umbral/domain/api/security-log.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { ownSecurityEvents } from './own-event-queries.ts';

/** The log of the own account. */
export function securityLogRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, listOwnSecurityEvents, ({ query, session }) =>
    ownSecurityEvents(backend, session.userId, toPageRequest(query)),
  );
}
