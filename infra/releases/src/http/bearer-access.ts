import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findSession } from '../console/console-session.ts';
import type { PortalPeople } from '../console/portal-people.ts';
import { readSessionCookie, requireOwnWrite } from '../console/session-cookie.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import type { Role } from '../registry/tables/registry-tables.ts';
import { type Bearer, findBearer } from '../registry/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request's token speaks for. */
    bearer: Bearer | undefined;
    /** The person of the portal who sits at the console; none where a token asks, or was typed there. */
    personId: number | undefined;
  }
}

/**
 * Finds out who asks. A token that is not good is refused at once, also where none is needed; a session of the console
 * that is over is nobody's, as is a person's who left the portal or lost the role there. A token goes before a session.
 */
export function recogniseBearers(app: FastifyInstance, db: RegistryDatabase, people: PortalPeople): void {
  app.decorateRequest('bearer', undefined);
  app.decorateRequest('personId', undefined);
  app.addHook('onRequest', async (request) => {
    const { authorization } = request.headers;
    if (authorization === undefined) {
      const session = readSessionCookie(request);
      const found = session === undefined ? undefined : await findSession(db, session);
      const isOpen = found?.personId === undefined || (await people.isThere(request.headers.cookie, found.personId));
      request.bearer = isOpen ? found?.bearer : undefined;
      request.personId = isOpen ? found?.personId : undefined;
      if (request.bearer) requireOwnWrite(request);
      return;
    }
    const [, secret = ''] = /^Bearer (\S+)$/.exec(authorization) ?? [];
    request.bearer = await findBearer(db, secret);
    if (!request.bearer) {
      throw new RegistryRefusal('not-authenticated', 'This token is unknown, expired or revoked.');
    }
  });
}

/** Whoever has a good token of one of the roles, without roles of any, for the environment that is asked about. */
export function requireBearer({ bearer, environment }: FastifyRequest, ...roles: readonly Role[]): Bearer {
  if (!bearer) throw new RegistryRefusal('not-authenticated', 'Send a token: Authorization: Bearer …');
  if (roles.length > 0 && !roles.includes(bearer.role)) {
    throw new RegistryRefusal('not-allowed', `The token ${bearer.name} is not one of: ${roles.join(', ')}.`);
  }
  if (bearer.environments && !bearer.environments.includes(environment)) {
    const own = bearer.environments.join(', ');
    throw new RegistryRefusal('not-allowed', `The token ${bearer.name} is for ${own}, not for ${environment}.`);
  }
  return bearer;
}

/** Whoever may release a remote: an operator, or a team whose token names it. */
export function requireRemote(request: FastifyRequest, remote: string): Bearer {
  const bearer = requireBearer(request, 'operator', 'team');
  if (bearer.role === 'operator' || bearer.remotes.includes(remote)) return bearer;
  throw new RegistryRefusal(
    'not-allowed',
    `The token ${bearer.name} may release ${bearer.remotes.join(', ')}, not ${remote}.`,
  );
}

/** Nobody gives others what they do not have: environments of a new token are among those of whoever makes it. */
export function requireWithin({ name, environments: own }: Bearer, wanted: readonly string[]): void {
  const beyond = own === null ? undefined : wanted.find((one) => !own.includes(one));
  if (beyond === undefined) return;
  throw new RegistryRefusal('not-allowed', `The token ${name} is not for ${beyond}, and makes none that are.`);
}
