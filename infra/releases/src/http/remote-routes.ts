import { isLocalPath } from '@umbral/protocol/router/local-path.ts';
import { remoteNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { withdrawRemote } from '../channels/withdraw-remote.ts';
import { giveUpClaim } from '../claims/give-up-claims.ts';
import { grantShape } from '../claims/grant-shape.ts';
import { readClaimsNow, readTombstones } from '../claims/read-claims.ts';
import { registerRemote } from '../claims/register-remote.ts';
import { listRemotes } from '../registry/remotes.ts';
import { requireNoEnvironment } from './asked-environment.ts';
import { requireBearer, requireRemote } from './bearer-access.ts';
import { type RouteContext, reasonSchema, remoteParams, type ZodApp } from './route-context.ts';

const word = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/, 'small letters, digits and dashes, a letter first');
const prefix = z
  .string()
  .max(120)
  .regex(/^(?:\/[a-z0-9][a-z0-9-]*)+$/, 'a prefix is /word or /word/word');
const newRemote = z
  .strictObject({
    name: remoteNameSchema,
    team: word,
    namespace: word.optional(),
    prefixes: z.array(prefix).max(10).default([]),
    reason: reasonSchema,
  })
  .transform(({ namespace, ...remote }) => ({ ...remote, namespace: namespace ?? remote.name.replace(/^mf-/, '') }));
const leadsTo = z
  .string()
  .max(600)
  .refine(isLocalPath, 'people are led to a path of this portal')
  .nullable()
  .default(null);
const withdrawal = z.strictObject({ leadsTo, reason: reasonSchema });
const givingUp = withdrawal.extend({
  kind: z.enum(['prefix', 'shape', 'topic', 'namespace']),
  key: z.string().min(1).max(300),
});
const grant = z.strictObject({
  shape: z.string().min(1).max(300),
  to: remoteNameSchema,
  isSuccession: z.boolean().default(false),
  reason: reasonSchema,
});

/** Which remotes there are, and what each owns alone. */
export function remoteRoutes(app: ZodApp, { registry }: RouteContext): void {
  const { db } = registry;

  app.get('/remotes', async (request) => {
    requireBearer(request);
    return { remotes: await listRemotes(db) };
  });
  app.post('/remotes', { schema: { body: newRemote } }, async (request, reply) => {
    requireNoEnvironment(request);
    await registerRemote(db, requireBearer(request, 'operator'), request.body);
    return reply.code(201).send({ name: request.body.name });
  });

  app.get('/claims', async (request) => {
    requireBearer(request);
    return { ...(await readClaimsNow(db)), tombstones: await readTombstones(db) };
  });

  // Shells ask every few seconds.
  app.get('/tombstones', async (request) => {
    requireBearer(request);
    return { tombstones: await readTombstones(db) };
  });

  const ofRemote = { params: remoteParams };
  app.post('/remotes/:remote/withdrawn', { schema: { ...ofRemote, body: withdrawal } }, async (request, reply) => {
    const { remote } = request.params;
    requireNoEnvironment(request);
    await withdrawRemote(registry, requireRemote(request, remote), { remote, ...request.body });
    return reply.code(204).send();
  });
  app.post('/remotes/:remote/given-up', { schema: { ...ofRemote, body: givingUp } }, async (request, reply) => {
    const { remote } = request.params;
    requireNoEnvironment(request);
    await giveUpClaim(registry, requireRemote(request, remote), { remote, ...request.body });
    return reply.code(204).send();
  });
  app.post('/remotes/:remote/grants', { schema: { ...ofRemote, body: grant } }, async (request, reply) => {
    const { remote: owner } = request.params;
    const { to: grantee, ...wish } = request.body;
    requireNoEnvironment(request);
    await grantShape(db, requireRemote(request, owner), { owner, grantee, ...wish });
    return reply.code(204).send();
  });
}
