import { production } from '@umbral/protocol/composition/environment.ts';
import { environmentSchema } from '@umbral/protocol/composition/environment-schema.ts';
import { keyIdSchema, publicKeySchema, signedKindSchema } from '@umbral/protocol/release/signature-schema.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { readComposition } from '../channels/composition.ts';
import { collect, previewCollection } from '../collection/collect.ts';
import { defaultRules } from '../collection/collection-plan.ts';
import { auditCsv, longestExport } from '../console/audit-csv.ts';
import { readAudit } from '../registry/audit-log.ts';
import { addKey, changeKey, readKeys } from '../registry/signing-keys.ts';
import { issueToken, listTokens, revokeToken } from '../registry/tokens.ts';
import { requireNoEnvironment } from './asked-environment.ts';
import { requireBearer, requireWithin } from './bearer-access.ts';
import { discover } from './discovery-answer.ts';
import { pageQuery, type RouteContext, reasonSchema, type ZodApp } from './route-context.ts';
import { requireTwo } from './second-person.ts';

const tokenName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,79}$/, 'a token name has small letters, digits and . _ - only');
const newToken = z
  .strictObject({
    name: tokenName,
    role: z.enum(['operator', 'team', 'shell']),
    remotes: z.array(appNameSchema).max(20).default([]),
    environments: z.array(environmentSchema).min(1).max(20).default([production]),
    days: z.number().int().min(1).max(90).default(90),
  })
  .refine(({ role, remotes }) => (role === 'team') === remotes.length > 0, {
    path: ['remotes'],
    message: 'a team token names the remotes it may release, other tokens name none',
  });
const newKey = z.strictObject({ publicKey: publicKeySchema, signs: z.array(signedKindSchema).min(1) });
const because = z.strictObject({ reason: reasonSchema });

/** Words of the audit log, as its filters take them. */
const auditQuery = pageQuery.extend({
  actor: z.string().min(1).max(80).optional(),
  action: z.string().min(1).max(80).optional(),
});

/** Tokens, keys, audit, collection, and the answer for other tools. */
export function operatorRoutes(app: ZodApp, { registry, people }: RouteContext): void {
  const { db } = registry;
  const two = { db, people };

  app.get('/audit', { schema: { querystring: auditQuery } }, async (request) => {
    requireBearer(request);
    return { entries: await readAudit(db, request.query) };
  });
  app.get('/audit/csv', { schema: { querystring: auditQuery.omit({ limit: true }) } }, async (request, reply) => {
    requireBearer(request);
    const entries = await readAudit(db, { ...request.query, limit: longestExport });
    reply.header('content-disposition', 'attachment; filename="auditoria.csv"').header('cache-control', 'no-store');
    return reply.type('text/csv; charset=utf-8').send(auditCsv(entries));
  });

  // Nothing in it that the portal's own pages do not show: other tools read it without a token.
  app.get('/discovery', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return discover(db, (await readComposition(db, request.environment))?.lock);
  });

  app.get('/keys', async (request) => {
    requireBearer(request);
    return { keys: await readKeys(db) };
  });
  app.post('/keys', { schema: { body: newKey } }, async (request) => {
    requireNoEnvironment(request);
    const bearer = await requireTwo(request, two, { deed: 'key', facts: request.body });
    return { keyId: await addKey(db, bearer, request.body) };
  });
  app.post(
    '/keys/:keyId/:state',
    { schema: { params: z.object({ keyId: keyIdSchema, state: z.enum(['retired', 'revoked']) }), body: because } },
    async (request) => {
      requireNoEnvironment(request);
      return changeKey(db, requireBearer(request, 'operator'), { ...request.params, ...request.body });
    },
  );

  app.get('/tokens', async (request) => {
    requireBearer(request, 'operator');
    return { tokens: await listTokens(db) };
  });
  app.post('/tokens', { schema: { body: newToken } }, async (request, reply) => {
    requireNoEnvironment(request);
    requireWithin(requireBearer(request, 'operator'), request.body.environments);
    const bearer = await requireTwo(request, two, { deed: 'token', facts: request.body });
    const token = await issueToken(db, bearer, request.body);
    return reply.code(201).header('cache-control', 'no-store').send({ name: request.body.name, token });
  });
  app.post(
    '/tokens/:name/revoked',
    { schema: { params: z.object({ name: tokenName }), body: because } },
    async (request, reply) => {
      requireNoEnvironment(request);
      await revokeToken(db, requireBearer(request, 'operator'), request.params.name, request.body.reason);
      return reply.code(204).send();
    },
  );

  app.get('/collection', async (request) => {
    requireBearer(request);
    return previewCollection(registry, defaultRules);
  });
  app.post('/collection', async (request) => {
    requireNoEnvironment(request);
    return collect(registry, requireBearer(request, 'operator'), defaultRules);
  });
}
