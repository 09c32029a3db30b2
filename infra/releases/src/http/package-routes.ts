import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openShelf, type ShelvedVersion } from '../packages/package-shelf.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

/** Where everything else comes from. */
const publicRegistry = 'https://registry.npmjs.org/';
/** Names of ours: a stranger may have them elsewhere, so nobody is ever sent there for them. */
const ours = /^(@umbral\/|create-umbral-)/;
/** `name`, `@scope/name`, and a tarball of it. */
const asked = /^((?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*)(?:\/-\/([\w.~-]+\.tgz))?$/;
const params = z.object({ '*': z.string() });

/**
 * A registry of npm over a folder of tarballs, at `/platform/npm/`: what other repositories need of ours, whose
 * integrity npm checks. For everybody, as it is what every browser gets anyway. What is not ours comes from the public
 * registry.
 */
export function packageRoutes(app: FastifyInstance, folder: string): void {
  const shelf = openShelf(folder, (file, error) => app.log.warn({ err: error, file }, 'a tarball cannot be read'));
  app.get('/platform/npm/*', (request, reply) => {
    const path = params.parse(request.params)['*'];
    const [, name = '', file] = asked.exec(path) ?? [];
    if (name === '') throw new RegistryRefusal('not-found', 'This is no name of a package.');
    if (!ours.test(name)) return reply.redirect(`${publicRegistry}${path.replace(/(?<=^@[^/]+)\//, '%2f')}`, 302);
    const versions = shelf.versions(name);
    if (file === undefined) {
      if (versions.length === 0) throw new RegistryRefusal('not-found', `There is no package ${name} here.`);
      return reply.header('cache-control', 'no-cache').send(metadataOf(name, versions, placeOf(request)));
    }
    const version = versions.find((one) => one.file === file);
    if (!version) throw new RegistryRefusal('not-found', `There is no ${file} here.`);
    return reply
      .type('application/octet-stream')
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .send(version.bytes);
  });
}

/** npm wants whole addresses of tarballs: below the one by which it came. */
function placeOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}/platform/npm`;
}

function metadataOf(name: string, versions: readonly ShelvedVersion[], place: string) {
  const rows = versions.map(({ manifest, file, integrity, shasum }) => [
    manifest.version,
    { ...manifest, dist: { tarball: `${place}/${name}/-/${file}`, integrity, shasum } },
  ]);
  return { name, 'dist-tags': { latest: versions.at(-1)?.manifest.version }, versions: Object.fromEntries(rows) };
}
