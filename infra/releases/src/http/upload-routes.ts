import { Readable } from 'node:stream';
import { signatureSchema } from '@umbral/protocol/release/signature-schema.ts';
import { z } from 'zod';
import { opinionOnClaims } from '../claims/take-claims.ts';
import { completeRelease } from '../intake/complete-release.ts';
import { offerRelease } from '../intake/offer-release.ts';
import { maxFileBytes, receiveFile } from '../intake/receive-file.ts';
import { hexHashSchema, manifestSchema } from '../registry/manifest-schema.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { findRelease } from '../registry/releases.ts';
import { requireRemote } from './bearer-access.ts';
import { type RouteContext, releaseParams, type ZodApp } from './route-context.ts';

/** A manifest carries the schemas of its whole contract. */
const manifestLimit = 8 * 1024 * 1024;
const fileParams = releaseParams.extend({ sha384: hexHashSchema });

/** Manifest, files, complete: each step may be repeated, and an upload goes on wherever it stopped. */
export function uploadRoutes(app: ZodApp, { registry }: RouteContext): void {
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

  app.post(
    '/releases/:remote/:version/manifest',
    {
      bodyLimit: manifestLimit,
      schema: { params: releaseParams, body: z.strictObject({ manifest: manifestSchema, signature: signatureSchema }) },
    },
    async (request) => {
      const { remote, version } = request.params;
      const bearer = requireRemote(request, remote);
      const { manifest, signature } = request.body;
      if (manifest.app !== remote || manifest.version !== version) {
        const said = `${manifest.app} ${manifest.version}`;
        throw new RegistryRefusal('invalid-input', `The manifest says that it is ${said}, not ${remote} ${version}.`);
      }
      return offerRelease(registry, bearer, manifest, signature);
    },
  );

  app.put('/releases/:remote/:version/files/:sha384', { schema: { params: fileParams } }, async (request) => {
    requireRemote(request, request.params.remote);
    const { body, headers } = request;
    if (!(body instanceof Readable)) {
      throw new RegistryRefusal('unsupported-type', 'Send the bytes as application/octet-stream.');
    }
    // Before anything is read: a refusal halfway could not be answered any more.
    if (Number(headers['content-length'] ?? 0) > maxFileBytes) {
      throw new RegistryRefusal('too-large', `A file of a release has at most ${maxFileBytes} bytes.`);
    }
    return { bytes: await receiveFile(registry, request.params, body) };
  });

  app.post('/releases/:remote/:version/complete', { schema: { params: releaseParams } }, async (request) => {
    const { remote, version } = request.params;
    const state = await completeRelease(registry, requireRemote(request, remote), remote, version);
    // Only a channel takes claims; who uploads hears early what it would be refused for.
    const conflicts = await opinionOnClaims(registry.db, await findRelease(registry.db, remote, version));
    return { ...state, conflicts };
  });
}
