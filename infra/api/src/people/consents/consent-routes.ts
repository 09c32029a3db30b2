import { acceptCookies, acceptTerms, checkTerms } from '@umbral/domain/api/users.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { consentVersion } from './consent-queries.ts';
import { keepCookieChoice } from './cookie-choice.ts';
import { acceptTermsOnce, hasAcceptedTerms } from './terms-queries.ts';

/** Acceptance of the terms and of cookies. */
export function consentRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, checkTerms, async ({ session }) => {
    const version = await consentVersion(backend.db, 'terms');
    return { ok: (await hasAcceptedTerms(backend.db, session.userId, version)) ? 1 : 0, version };
  });
  register(app, acceptTerms, async ({ session }) => ({ ok: 1, version: await acceptTermsOnce(backend, session) }), {
    limit: { max: 20, perSeconds: 60 },
  });
  register(
    app,
    acceptCookies,
    async ({ body, session }) => {
      await keepCookieChoice(backend, { visitorKey: body.user_key, userId: session?.userId, choice: body.choice });
      return { ok: 1 };
    },
    { limit: { max: 20, perSeconds: 60 } },
  );
}
