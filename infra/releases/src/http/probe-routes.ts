import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { findingSchema, pictureSchema, writeProbe } from '../matrix/probe-results.ts';
import { versionSchema } from '../registry/manifest-schema.ts';
import { requireRemote } from './bearer-access.ts';
import { type RouteContext, seqSchema, type ZodApp } from './route-context.ts';

const report = z.strictObject({
  candidate: z.strictObject({ remote: appNameSchema, version: versionSchema }),
  seq: seqSchema,
  findings: z.array(findingSchema).max(100),
  pictures: z.array(pictureSchema).max(100).optional(),
  ranAt: z.iso.datetime(),
  build: z.string().trim().min(1).max(200),
  signature: signatureSchema,
});

/** What a browser saw of a release beside the present portal; signed by its runner. */
export function probeRoutes(app: ZodApp, { registry: { db } }: RouteContext): void {
  app.post('/probe-results', { schema: { body: report } }, async (request, reply) => {
    const bearer = requireRemote(request, request.body.candidate.remote);
    await writeProbe(db, bearer, { ...request.body, environment: request.environment });
    return reply.code(204).send();
  });
}
