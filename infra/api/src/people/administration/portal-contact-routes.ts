import * as calls from '@umbral/domain/api/portal-contacts.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { administrationTexts as texts } from './administration-texts.ts';
import { portalContacts, settle } from './portal-contacts.ts';

/** What people have written to the portal itself, for its team. */
export function portalContactRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listPortalContacts, ({ query: { state, contact, ...page }, session, request }) =>
    portalContacts(backend, { state, contact }, toPageRequest(page), { actorId: session.userId, request }),
  );
  register(app, calls.settlePortalContact, async ({ params, body, session }) => {
    if (!(await settle(backend, { id: params.id, state: body.state }, session.userId))) throw new Refusal('not-found');
    return { ok: 1, message: texts.settled };
  });
}
