import * as calls from '@umbral/domain/api/people.ts';
import { listSecurityEvents } from '@umbral/domain/api/security-log.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { found } from '../../engine/replies/refusal.ts';
import { requireFreshStrength } from '../factors/fresh-proof.ts';
import { changeRoles, changeState, endSessions } from './person-changes.ts';
import { findPeople, readPerson } from './person-queries.ts';
import { securityEvents } from './security-event-queries.ts';

/** Finding, blocking and trusting people: administrators alone, everything logged. */
export function administrationRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.findPeople, ({ body, session, request }) =>
    findPeople(backend, { q: body.q, page: toPageRequest(body) }, { actorId: session.userId, request }),
  );
  register(app, calls.readPerson, async ({ params, session, request }) => ({
    data: found(await readPerson(backend, params.id, { actorId: session.userId, request })),
  }));
  register(app, listSecurityEvents, ({ body: { q, person, kind, ...page }, session, request }) =>
    securityEvents(backend, { q, person, kind, page: toPageRequest(page) }, { actorId: session.userId, request }),
  );
  register(app, calls.changePersonRoles, async ({ params, body, session, request }) => {
    await requireFreshStrength(backend, session);
    return changeRoles(backend, { id: params.id, roles: body.roles }, { actorId: session.userId, request });
  });
  register(app, calls.changePersonState, async ({ params, body, session, request }) => {
    await requireFreshStrength(backend, session);
    return changeState(
      backend,
      { id: params.id, isActive: body.is_active, reason: body.reason },
      { actorId: session.userId, request },
    );
  });
  register(app, calls.endPersonSessions, async ({ params, session, request }) => {
    await requireFreshStrength(backend, session);
    return endSessions(backend, params.id, { actorId: session.userId, request });
  });
}
