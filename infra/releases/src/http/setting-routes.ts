import { settingValuesSchema } from '@umbral/protocol/settings/setting-schema.ts';
import { z } from 'zod';
import { changeSettings } from '../channels/change-settings.ts';
import { describeSettings } from '../settings/describe-settings.ts';
import { requireBearer, requireRemote } from './bearer-access.ts';
import { type RouteContext, reasonSchema, remoteParams, type ZodApp } from './route-context.ts';

const change = z
  .strictObject({
    set: settingValuesSchema.default({}),
    unset: z.array(z.string().max(40)).max(50).default([]),
    reason: reasonSchema,
  })
  .refine(({ set, unset }) => Object.keys(set).length + unset.length > 0, {
    message: 'say at least one setting in set, or a name in unset',
  });

/** What an environment says to the remotes that declare settings. */
export function settingRoutes(app: ZodApp, { registry }: RouteContext): void {
  const ofRemote = { params: remoteParams };

  app.get('/settings/:remote', { schema: ofRemote }, async (request, reply) => {
    requireBearer(request);
    reply.header('cache-control', 'no-store');
    const { environment, params } = request;
    return { settings: await describeSettings(registry.db, environment, params.remote) };
  });

  app.post('/settings/:remote', { schema: { ...ofRemote, body: change } }, async (request) => {
    const { environment, params, body } = request;
    const bearer = requireRemote(request, params.remote);
    const { seq } = await changeSettings(registry, bearer, { environment, ...params, ...body });
    return { seq, settings: await describeSettings(registry.db, environment, params.remote) };
  });
}
