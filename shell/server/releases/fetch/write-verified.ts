import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { UnfitArtifact } from '../../artifacts/artifact.ts';

/** More than any file of a release: what goes on and on is cut. */
const maxBytes = 64 * 2 ** 20;

/** Writes a stream to a file that is there whole, with the promised hash, or not at all. */
export async function writeVerified(
  source: ReadableStream<Uint8Array>,
  path: string,
  { integrity, signal }: { readonly integrity: string; readonly signal: AbortSignal },
): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`;
  const hash = createHash('sha384');
  let bytes = 0;
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      hash.update(chunk);
      done(bytes > maxBytes ? new UnfitArtifact('A file of the registry does not end') : null, chunk);
    },
  });
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(Readable.fromWeb(source), hashing, createWriteStream(draft), { signal });
    if (`sha384-${hash.digest('base64')}` !== integrity) {
      throw new UnfitArtifact('A file of the registry is not what was signed');
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}
