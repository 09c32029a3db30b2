import * as calls from '@umbral/domain/api/people.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { found } from '../../engine/replies/refusal.ts';
import { requireFreshStrength } from '../factors/fresh-proof.ts';
import { changeRoles, changeState, endSessions } from './person-changes.ts';
import { findPeople, readPerson } from './person-queries.ts';

/** Finding, blocking and trusting people: administrators alone, everything logged. */
export function administrationRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.findPeople, ({ body, session }) =>
    findPeople(backend, session.userId, { q: body.q, page: toPageRequest(body) }),
  );
  register(app, calls.readPerson, async ({ params, session }) => ({
    data: found(await readPerson(backend, session.userId, params.id)),
  }));
  register(app, calls.changePersonRoles, async ({ params, body, session }) => {
    await requireFreshStrength(backend, session);
    return changeRoles(backend, session, { id: params.id, roles: body.roles });
  });
  register(app, calls.changePersonState, async ({ params, body, session }) => {
    await requireFreshStrength(backend, session);
    return changeState(backend, session, { id: params.id, isActive: body.is_active, reason: body.reason });
  });
  register(app, calls.endPersonSessions, async ({ params, session }) => {
    await requireFreshStrength(backend, session);
    return endSessions(backend, session, params.id);
  });
}
