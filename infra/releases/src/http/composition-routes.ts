import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { readComposition } from '../channels/composition.ts';
import { livingSets, livingVersions, longestLife, recordHeartbeat } from '../living/living-versions.ts';
import { readShells, recordShell, refusedVersionSchema } from '../living/shells.ts';
import { versionSchema } from '../registry/manifest-schema.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { requireBearer } from './bearer-access.ts';
import { publishedContractsOf } from './contracts-answer.ts';
import { type RouteContext, seqSchema, type ZodApp } from './route-context.ts';

const longestWait = 30;
const waiting = z.object({
  /** The composition that the caller has: the answer waits for a newer one. */
  after: seqSchema.optional(),
  /** Seconds. */
  wait: z.coerce.number().min(0).max(longestWait).default(25),
});
const heartbeat = z.strictObject({
  shell: z.string().min(1).max(80),
  sets: z
    .array(
      z.strictObject({
        versions: z.record(appNameSchema, versionSchema),
        tabs: z.number().int().min(0).max(10_000_000),
      }),
    )
    .max(500),
  /** The composition that it has carried out. */
  seq: seqSchema.optional(),
  refused: z.array(refusedVersionSchema).max(50).default([]),
  /** Why it does not follow the registry. */
  fault: z.string().max(500).nullable().default(null),
  /** Where its remotes draw. */
  drawnIn: z.string().max(200).nullable().default(null),
  /** Where it stands. */
  region: z.string().min(1).max(40).nullable().default(null),
});
const span = z.object({ minutes: z.coerce.number().int().min(1).max(longestLife).default(30) });

/** What shells ask and tell. */
export function compositionRoutes(app: ZodApp, { registry: { db }, watch }: RouteContext): void {
  app.get('/composition', { schema: { querystring: waiting } }, async (request, reply) => {
    requireBearer(request);
    const { after, wait } = request.query;
    if (after !== undefined) {
      const newest = await watch.waitAfter(request.environment, after, wait * 1000);
      if (newest <= after) return reply.code(304).header('etag', `"${newest}"`).send();
    }
    const current = await readComposition(db, request.environment);
    if (!current) throw new RegistryRefusal('not-found', `No release was promoted to ${request.environment} yet.`);
    const tag = `"${current.lock.seq}"`;
    reply.header('etag', tag).header('cache-control', 'private, no-cache');
    return request.headers['if-none-match'] === tag ? reply.code(304).send() : current;
  });

  // What documents and addresses show anyway, in one answer: teams write their types from it, without a token.
  const readContracts = publishedContractsOf(db);
  app.get('/contracts', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return readContracts(request.environment);
  });

  app.post('/heartbeats', { schema: { body: heartbeat } }, async (request, reply) => {
    requireBearer(request, 'shell');
    const { environment } = request;
    const { shell, sets, seq, refused, fault, drawnIn, region } = request.body;
    if (seq !== undefined) await recordShell(db, { environment, shell, seq, refused, fault, drawnIn, region });
    await recordHeartbeat(
      db,
      shell,
      sets.map(({ versions, tabs }) => ({ versions: { ...versions }, tabs })),
      environment,
    );
    return reply.code(204).send();
  });

  app.get('/shells', async (request) => {
    requireBearer(request);
    return { shells: await readShells(db, request.environment) };
  });

  app.get('/living', { schema: { querystring: span } }, async (request) => {
    requireBearer(request);
    const { environment, query } = request;
    const { minutes } = query;
    const versions = await livingVersions(db, minutes, environment);
    return { versions, sets: await livingSets(db, minutes, environment) };
  });
}
