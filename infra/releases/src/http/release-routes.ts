import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { z } from 'zod';
import { readResults } from '../matrix/matrix-results.ts';
import { readPictures, readProbe } from '../matrix/probe-results.ts';
import { compareReleases } from '../registry/compare-releases.ts';
import { hexHashSchema, versionSchema } from '../registry/manifest-schema.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { filesOf, findRelease, isListed, listReleases } from '../registry/releases.ts';
import { requireBearer } from './bearer-access.ts';
import { pageQuery, type RouteContext, releaseParams, type ZodApp } from './route-context.ts';

const releasesQuery = pageQuery.extend({
  /** The beginning of the commit that they were built from. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,40}$/)
    .optional(),
  /** Words that are all in its names, its commit or what that says. */
  text: z.string().trim().min(1).max(100).optional(),
});

/** What was released, for whoever has a token. */
export function releaseRoutes(app: ZodApp, { registry: { db, storage } }: RouteContext): void {
  app.get('/releases', { schema: { querystring: releasesQuery } }, async (request) => {
    requireBearer(request);
    return { releases: await listReleases(db, { ...request.query, environment: request.environment }) };
  });

  app.get('/releases/:remote/:version', { schema: { params: releaseParams } }, async (request) => {
    requireBearer(request);
    const { id, manifest, signature, ...facts } = await findRelease(db, request.params.remote, request.params.version);
    return {
      ...facts,
      manifest: JSON.parse(manifest),
      signature: signatureSchema.parse(signature),
      files: await filesOf(db, id),
    };
  });

  app.get('/releases/:remote/:version/evidence', { schema: { params: releaseParams } }, async (request) => {
    requireBearer(request);
    const { id } = await findRelease(db, request.params.remote, request.params.version);
    const { environment } = request;
    return {
      results: await readResults(db, id),
      probe: (await readProbe(db, id, environment)) ?? null,
      pictures: (await readPictures(db, id, environment)) ?? null,
    };
  });

  app.get(
    '/releases/:remote/:version/diff/:other',
    { schema: { params: releaseParams.extend({ other: versionSchema }) } },
    async (request) => {
      requireBearer(request);
      const { remote, version, other } = request.params;
      return compareReleases(db, remote, version, other);
    },
  );

  app.get(
    '/releases/:remote/:version/files/:sha384',
    { schema: { params: releaseParams.extend({ sha384: hexHashSchema }) } },
    async (request, reply) => {
      requireBearer(request);
      const { remote, version, sha384 } = request.params;
      const { id } = await findRelease(db, remote, version);
      const bytes = (await isListed(db, id, sha384)) ? await storage.get(sha384) : undefined;
      if (!bytes) throw new RegistryRefusal('not-found', `${remote} ${version} has no such file stored.`);
      return reply
        .type('application/octet-stream')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('etag', `"${sha384}"`)
        .send(bytes);
    },
  );
}
