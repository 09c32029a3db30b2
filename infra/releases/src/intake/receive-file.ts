import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Registry } from '../registry/registry.ts';
import { withFile } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { isListed } from '../registry/releases.ts';
import { StorageAway } from '../storage/release-storage.ts';

/** Longest file of a release. */
export const maxFileBytes = 32 * 1024 * 1024;

export interface FileAddress {
  readonly remote: string;
  readonly version: string;
  readonly sha384: string;
}

/**
 * Takes one file of an upload. Its bytes are hashed while they come and become a file only if they are the promised
 * ones: what breaks off or differs leaves nothing behind and may be sent again. Gives its length.
 */
export async function receiveFile(registry: Registry, address: FileAddress, body: Readable): Promise<number> {
  await requireListed(registry, address);
  const folder = await mkdtemp(join(tmpdir(), 'umbral-release-')).catch((error: unknown) => {
    throw new StorageAway(error);
  });
  try {
    const draft = join(folder, randomUUID());
    const bytes = await writeChecked(body, draft, address.sha384);
    await keepFile(registry, address.sha384, draft, bytes);
    return bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A manifest may be long: of the release only what is needed is read, and its sign of life renewed now and then. */
async function requireListed({ db }: Registry, { remote, version, sha384 }: FileAddress): Promise<void> {
  const release = await db
    .selectFrom('releases.release')
    .select(['id', sql<boolean>`state = 'uploading' and touched_at < now() - interval '30 seconds'`.as('isStale')])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!release) throw new RegistryRefusal('not-found', `There is no release ${remote} ${version}.`);
  if (!(await isListed(db, release.id, sha384))) {
    throw new RegistryRefusal('not-found', `The manifest of ${remote} ${version} lists no file with this hash.`);
  }
  if (!release.isStale) return;
  await db
    .updateTable('releases.release')
    .set({ touched_at: sql<Date>`now()` })
    .where('id', '=', release.id)
    .where('state', '=', 'uploading')
    .execute();
}

async function writeChecked(body: Readable, draft: string, sha384: string): Promise<number> {
  const hash = createHash('sha384');
  let bytes = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes <= maxFileBytes) done(null, chunk);
      else done(new RegistryRefusal('too-large', `A file of a release has at most ${maxFileBytes} bytes.`));
    },
  });
  await pipeline(body, check, createWriteStream(draft)).catch((error: unknown) => {
    if (error instanceof RegistryRefusal) throw error;
    if (!isBrokenOff(error)) throw new StorageAway(error);
    throw new RegistryRefusal('wrong-bytes', 'The upload broke off. Send the file again.', { bytes });
  });
  const received = hash.digest('hex');
  if (received === sha384) return bytes;
  throw new RegistryRefusal('wrong-bytes', 'These are not the bytes that the manifest promises. Send the file again.', {
    expected: sha384,
    received,
    bytes,
  });
}

function isBrokenOff(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** First the bytes, then the row: a crash between the two leaves a file that is stored again. */
async function keepFile({ db, storage }: Registry, sha384: string, draft: string, bytes: number): Promise<void> {
  await withFile(db, sha384, async (trx) => {
    await storage.put(sha384, draft);
    await trx
      .insertInto('releases.file')
      .values({ sha384, bytes })
      .onConflict((conflict) => conflict.column('sha384').doNothing())
      .execute();
  });
}
