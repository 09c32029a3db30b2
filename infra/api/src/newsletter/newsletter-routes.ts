import type { FastifyInstance } from 'fastify';
import { subscribeNewsletter } from 'shared-contracts/api/contacts.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';
import { linkRoutes } from '../mail/link-routes.ts';
import { texts } from '../texts.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { subscribe } from './newsletter-queries.ts';

/** The newsletter [B067]; everyone gets the same answer, whether the address was known or not. */
export function newsletterRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    subscribeNewsletter,
    async ({ body, session }) => {
      await subscribe(backend, body, session);
      return { ok: 1, message: texts.newsletter };
    },
    { limit: { max: 20, perSeconds: 600 } },
  );
  linkRoutes(app, newsletterLinks(backend));
}
