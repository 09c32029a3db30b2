import { linkWish, portalOriginSchema } from '@umbral/protocol/composition/qa-link-schema.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { listLinks, noteUse, revokedLinks, revokeLink } from '../links/kept-links.ts';
import { makeLink, touchedBy } from '../links/make-link.ts';
import { versionSchema } from '../registry/manifest-schema.ts';
import { requireBearer, requireRemote } from './bearer-access.ts';
import { type RouteContext, reasonSchema, type ZodApp } from './route-context.ts';

const mostHours = 7 * 24;
const wish = z.strictObject({
  ...linkWish,
  origin: portalOriginSchema,
  pins: z.record(appNameSchema, versionSchema).default({}),
  hours: z.number().min(0.02).max(mostHours).default(24),
});
const linkParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });
const newest = z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) });

/** Links that hold an exact composition: made by teams for their remotes, by operators for all. */
export function linkRoutes(app: ZodApp, { registry }: RouteContext): void {
  const { db } = registry;

  app.post('/links', { schema: { body: wish } }, async (request, reply) => {
    const bearer = requireBearer(request, 'operator', 'team');
    for (const remote of touchedBy(request.body)) requireRemote(request, remote);
    const { link, token, url } = await makeLink(registry, bearer, {
      ...request.body,
      environment: request.environment,
    });
    reply.code(201).header('cache-control', 'no-store');
    return { id: link.id, url, token, expires: new Date(link.until * 1000).toISOString(), link };
  });

  app.get('/links', { schema: { querystring: newest } }, async (request, reply) => {
    requireBearer(request, 'operator', 'team');
    reply.header('cache-control', 'no-store');
    return { links: await listLinks(db, request.environment, request.query.limit) };
  });

  app.get('/links/revoked', async (request, reply) => {
    requireBearer(request);
    reply.header('cache-control', 'no-store');
    return { ids: await revokedLinks(db) };
  });

  app.post(
    '/links/:id/revoked',
    { schema: { params: linkParams, body: z.strictObject({ reason: reasonSchema }) } },
    async (request, reply) => {
      const bearer = requireBearer(request, 'operator', 'team');
      const { environment, params, body } = request;
      const facts = { environment, ...params, ...body, mayEndAll: bearer.role === 'operator' };
      await revokeLink(db, bearer, facts);
      return reply.code(204).send();
    },
  );

  app.post('/links/:id/used', { schema: { params: linkParams } }, async (request, reply) => {
    await noteUse(db, requireBearer(request, 'shell', 'operator'), request.params.id);
    return reply.code(204).send();
  });
}
