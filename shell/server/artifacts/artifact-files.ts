import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { type Answer, textAnswer } from '../http/answer.ts';
import { chooseEncoding, type Encoding } from '../http/compression.ts';
import { contentTypeOf } from '../http/content-types.ts';
import { type Artifact, integrityOf } from './artifact.ts';
import { versionSchema } from './artifact-schema.ts';
import type { ArtifactStore } from './artifact-store.ts';
import { createCheckedFiles } from './checked-files.ts';

const address = /^\/r\/([^/]+)\/([^/]+)\/(web\/.+)$/;
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const cacheBytes = 48 * 2 ** 20;
const missing = textAnswer(404, 'No such file in the releases', { 'cache-control': 'no-store' });

const unpack: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

export interface ArtifactFilesOptions {
  readonly artifacts: ArtifactStore;
  /** A file is not what was built. It was not served. */
  onDamaged(app: AppName, version: string, name: string): void;
}

/**
 * Serves `/r/<app>/<version>/web/*` from every release, active or not: open tabs keep theirs. What is read from the disk
 * is compared with the manifest before it is served; a packed copy must unpack to it.
 */
export function createArtifactFiles({ artifacts, onDamaged }: ArtifactFilesOptions) {
  const releases = new Map<string, Promise<Artifact | undefined>>();
  const read = createCheckedFiles(cacheBytes);

  function releaseOf(app: string, version: string): Promise<Artifact | undefined> {
    const name = appNameSchema.safeParse(app);
    const checked = versionSchema.safeParse(version);
    if (!name.success || !checked.success) return Promise.resolve(undefined);
    const key = `${name.data}/${checked.data}`;
    const known = releases.get(key);
    if (known) return known;
    const reading = artifacts.find(name.data, checked.data).catch(() => {
      // It may be published in a moment.
      releases.delete(key);
      return undefined;
    });
    releases.set(key, reading);
    return reading;
  }

  return async (pathname: string, accepted?: string): Promise<Answer> => {
    const [, app = '', version = '', name = ''] = address.exec(pathname) ?? [];
    const release = await releaseOf(app, version);
    const hash = release && Object.hasOwn(release.manifest.files, name) ? release.manifest.files[name] : undefined;
    // Only what the build listed can be served, so no path can lead out of the release.
    if (!release || !hash) return missing;
    const file = join(release.folder, name);
    const encoding = chooseEncoding(accepted);
    const damaged = { onDamaged: () => onDamaged(release.app, version, name) };
    const packedFile = encoding && {
      ...damaged,
      path: `${file}${suffixes[encoding]}`,
      isGood: isPacked(encoding, hash),
    };
    const found = packedFile && (await read(packedFile));
    const packed = found === 'damaged' ? undefined : found;
    const body =
      packed ?? (await read({ ...damaged, path: file, isGood: async (bytes) => integrityOf(bytes) === hash }));
    if (body === 'damaged') return missing;
    if (!body) {
      // Its folder was removed meanwhile: whoever asks again may find it anew.
      releases.delete(`${release.app}/${release.version}`);
      return missing;
    }
    const headers = {
      'content-type': contentTypeOf(name),
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      etag: `"${hash.slice(7, 39)}${packed ? `-${encoding}` : ''}"`,
      vary: 'accept-encoding',
      ...(packed ? { 'content-encoding': encoding } : {}),
    };
    return { status: 200, headers, body };
  };
}

function isPacked(encoding: Encoding, hash: string): (bytes: Buffer) => Promise<boolean> {
  return async (bytes) => {
    const plain = await unpack[encoding](bytes).catch(() => undefined);
    return plain !== undefined && integrityOf(plain) === hash;
  };
}
