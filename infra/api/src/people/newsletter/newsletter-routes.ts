import { subscribeNewsletter } from '@umbral/domain/api/contacts.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { linkRoutes } from '../../engine/mail/link-routes.ts';
import { newsletterLinks } from './newsletter-links.ts';
import { subscribe } from './newsletter-queries.ts';
import { newsletterTexts } from './newsletter-texts.ts';

/** The newsletter [B067]; everyone gets the same answer, whether the address was known or not. */
export function newsletterRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    subscribeNewsletter,
    async ({ body, session }) => {
      await subscribe(backend, body, session);
      return { ok: 1, message: newsletterTexts.asked };
    },
    { limit: { max: 20, perSeconds: 600 } },
  );
  linkRoutes(app, newsletterLinks(backend));
}
