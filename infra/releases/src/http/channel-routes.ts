import { allVisitors } from '@umbral/protocol/composition/composition-lock.ts';
import { signedEnvironment } from '@umbral/protocol/composition/environment.ts';
import { environmentSchema } from '@umbral/protocol/composition/environment-schema.ts';
import { z } from 'zod';
import { canaryPlanSchema } from '../channels/canary-plan.ts';
import { readChanges } from '../channels/change-history.ts';
import { rollBack, unpin } from '../channels/channels.ts';
import { readComposition } from '../channels/composition.ts';
import { versionSchema } from '../registry/manifest-schema.ts';
import { requireBearer, requireRemote } from './bearer-access.ts';
import { pageQuery, type RouteContext, reasonSchema, remoteParams, seqSchema, type ZodApp } from './route-context.ts';
import { requireTwo } from './second-person.ts';

const channel = z.enum(['stable', 'canary', 'preview']);
const promotion = z.strictObject({
  channel,
  version: versionSchema,
  share: z.number().int().min(0).max(allVisitors).optional(),
  /** The environment that it comes from: all visitors there have it now. */
  from: environmentSchema.optional(),
  plan: canaryPlanSchema.optional(),
  after: seqSchema,
  reason: reasonSchema,
  /** An operator lets a release pass that the gate refuses. */
  override: z.boolean().default(false),
});
const rollBackBody = z.strictObject({
  channel: channel.default('stable'),
  to: versionSchema.optional(),
  after: seqSchema.optional(),
  reason: reasonSchema,
});
const pinBody = z.strictObject({
  version: versionSchema,
  after: seqSchema,
  reason: reasonSchema,
  override: z.boolean().default(false),
});

/** Which versions run, and the wishes that change it. */
export function channelRoutes(app: ZodApp, { registry, gate, people }: RouteContext): void {
  const two = { db: registry.db, people };
  const wish = { params: remoteParams };

  app.get('/channels', async (request) => {
    requireBearer(request);
    const current = await readComposition(registry.db, request.environment);
    return { seq: current?.lock.seq ?? 0, at: current?.lock.at ?? null, apps: current?.lock.apps ?? {} };
  });

  app.get('/changes', { schema: { querystring: pageQuery.omit({ before: true }) } }, async (request) => {
    requireBearer(request);
    return { changes: await readChanges(registry.db, { ...request.query, environment: request.environment }) };
  });

  app.post('/channels/:remote/promote', { schema: { ...wish, body: promotion } }, async (request) => {
    const { environment, params } = request;
    const { remote } = params;
    const bearer = requireRemote(request, remote);
    const { override, channel: to, version } = request.body;
    const facts = { ...signedEnvironment(environment), remote, version, to };
    if (override) await requireTwo(request, two, { deed: 'override', facts });
    return gate.promote(bearer, { environment, remote, ...request.body });
  });

  app.post('/channels/:remote/rollback', { schema: { ...wish, body: rollBackBody } }, async (request) => {
    const { environment, params } = request;
    const { remote } = params;
    const wished = { environment, remote, ...request.body };
    const changed = await rollBack(registry, requireRemote(request, remote), wished);
    return { ...changed, gate: await gate.opinion({ environment, remote, version: changed.after }) };
  });

  app.post('/channels/:remote/pin', { schema: { ...wish, body: pinBody } }, async (request) => {
    const { environment, params } = request;
    const { remote } = params;
    const bearer = requireRemote(request, remote);
    const { override, version } = request.body;
    const facts = { ...signedEnvironment(environment), remote, version, to: 'pin' };
    if (override) await requireTwo(request, two, { deed: 'override', facts });
    const changed = await gate.pin(bearer, { environment, remote, ...request.body });
    return { ...changed, gate: changed.gate ?? (await gate.opinion({ environment, remote, version: changed.after })) };
  });

  app.post(
    '/channels/:remote/unpin',
    { schema: { ...wish, body: z.strictObject({ reason: reasonSchema }) } },
    async (request) => {
      const { environment, params } = request;
      const { remote } = params;
      return unpin(registry, requireRemote(request, remote), { environment, remote, ...request.body });
    },
  );
}
