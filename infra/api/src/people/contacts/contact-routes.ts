import * as calls from '@umbral/domain/api/contacts.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { requireAnyRole } from '../../engine/sessions/access.ts';
import { builderContactRoutes } from './builder-contact-routes.ts';
import { findContactHomes } from './contact-homes.ts';
import { fairContactRoutes } from './fair-contact-routes.ts';
import { landingRoutes } from './landing-routes.ts';
import { ownContacts } from './own-contacts.ts';
import { projectContactRoutes } from './project-contact-routes.ts';

/** People who ask to be contacted about a plant, a fair or a builder. */
export function contactRoutes(app: FastifyInstance, backend: Backend): void {
  projectContactRoutes(app, backend);
  builderContactRoutes(app, backend);
  fairContactRoutes(app, backend);
  landingRoutes(app, backend);
  register(app, calls.listContactHomes, async ({ query, session }) => {
    requireAnyRole(session, ['administrador', 'contributor']);
    return { data: await findContactHomes(backend, query.q) };
  });
  register(app, calls.listOwnContacts, async ({ session }) => ({ data: await ownContacts(backend, session) }));
}
