import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const manifestSchema = z.looseObject({ name: z.string(), version: z.string() });
const blockBytes = 512;

/** The package.json of an npm tarball; throws for one without. */
export function packageJsonOf(tarball: Uint8Array): z.output<typeof manifestSchema> {
  const archive = gunzipSync(tarball);
  for (let at = 0; at + blockBytes <= archive.length && archive[at] !== 0; ) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 135), 8);
    const content = at + blockBytes;
    if (name === 'package/package.json')
      return manifestSchema.parse(JSON.parse(archive.toString('utf8', content, content + size)));
    at = content + Math.ceil(size / blockBytes) * blockBytes;
  }
  throw new Error('The tarball has no package.json.');
}
