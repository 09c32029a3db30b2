import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { acceptCookies, acceptTerms, checkTerms } from 'shared-contracts/api/users.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';
import { consentVersion, giveConsent } from './consent-queries.ts';

/** Acceptance of the terms and of cookies. */
export function consentRoutes(app: FastifyInstance, backend: Backend): void {
  const { db } = backend;
  register(app, checkTerms, async ({ session }) => {
    const version = await consentVersion(db, 'terms');
    const given = await db
      .selectFrom('consent')
      .where('user_id', '=', session.userId)
      .where('purpose', '=', 'terms')
      .where('version', '=', version)
      .where('granted', '=', true)
      .select('id')
      .executeTakeFirst();
    return { ok: given ? 1 : 0, version };
  });
  register(app, acceptTerms, async ({ session }) => {
    await giveConsent(db, { purpose: 'terms', userId: session.userId, email: session.email, source: 'mi-cuenta' });
    return { ok: 1, version: await consentVersion(db, 'terms') };
  });
  register(
    app,
    acceptCookies,
    async ({ body, session }) => {
      await db
        .insertInto('cookie_acceptance')
        .values({
          visitor_key: body.user_key || randomUUID(),
          user_id: session?.userId ?? null,
          choice: body.choice,
          version: await consentVersion(db, 'cookies'),
        })
        .execute();
      return { ok: 1 };
    },
    { limit: { max: 20, perSeconds: 60 } },
  );
}
