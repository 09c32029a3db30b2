import { z } from 'zod';
import { readVerdicts } from '../gate/verdict-log.ts';
import { versionSchema } from '../registry/manifest-schema.ts';
import { requireBearer } from './bearer-access.ts';
import { type RouteContext, releaseParams, remoteParams, type ZodApp } from './route-context.ts';

const verdictQuery = z.object({
  version: versionSchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** Can this be released now? And what was said of it before. */
export function gateRoutes(app: ZodApp, { registry, gate }: RouteContext): void {
  app.post('/releases/:remote/:version/check', { schema: { params: releaseParams } }, async (request) => {
    const { environment, params } = request;
    const { remote, version } = params;
    return gate.check(requireBearer(request, 'operator', 'team'), { environment, remote, version });
  });

  app.get('/verdicts/:remote', { schema: { params: remoteParams, querystring: verdictQuery } }, async (request) => {
    requireBearer(request);
    const { environment, params, query } = request;
    return { verdicts: await readVerdicts(registry.db, { environment, remote: params.remote, ...query }) };
  });
}
