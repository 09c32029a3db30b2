import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { pairStandings } from '../gate/rules/matrix.ts';
import { readLivingWorld } from '../living/living-world.ts';
import { planOfRelease } from '../matrix/matrix-of-release.ts';
import { readResults, writeResults } from '../matrix/matrix-results.ts';
import { versionSchema } from '../registry/manifest-schema.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { findRelease } from '../registry/releases.ts';
import { requireBearer, requireRemote } from './bearer-access.ts';
import { type RouteContext, releaseParams, type ZodApp } from './route-context.ts';

const named = z.strictObject({ remote: appNameSchema, version: versionSchema });
const report = z.strictObject({
  candidate: named,
  build: z.string().trim().min(1).max(200),
  results: z
    .array(
      z.strictObject({
        other: named,
        journey: z.string().trim().min(1).max(300),
        ok: z.boolean(),
        note: z.string().max(2000).optional(),
      }),
    )
    .min(1)
    .max(1000),
  ranAt: z.iso.datetime(),
  signature: signatureSchema,
});

/** Which versions must be tried together, and what came of it. */
export function matrixRoutes(app: ZodApp, { registry: { db } }: RouteContext): void {
  app.get('/matrix/:remote/:version', { schema: { params: releaseParams } }, async (request) => {
    requireBearer(request);
    const { remote, version } = request.params;
    const release = await findRelease(db, remote, version);
    const { environment } = request;
    const plan = await planOfRelease(db, release, { ...(await readLivingWorld(db, environment)), environment });
    if (!plan) throw new RegistryRefusal('contract-missing', `${remote} ${version} has no contract to plan by.`);
    const results = await readResults(db, release.id);
    const pairs = plan.runs.flatMap((run) => run.pairs.map(({ other }) => other));
    return { ...plan, pairs: pairStandings(pairs, results), results };
  });

  app.post('/matrix-results', { schema: { body: report } }, async (request, reply) => {
    const { candidate } = request.body;
    await writeResults(db, requireRemote(request, candidate.remote), request.body);
    return reply.code(204).send();
  });
}
