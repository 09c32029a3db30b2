import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { placeOf, type ReleaseStorage, StorageAway } from './release-storage.ts';

/** Keeps files in a folder: written aside, flushed to the disk, then named. */
export function createDirectoryStorage(root: string): ReleaseStorage {
  const pathOf = (sha384: string) => join(root, placeOf(sha384));

  async function put(sha384: string, source: string): Promise<void> {
    const path = pathOf(sha384);
    const draft = join(root, `.incoming-${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    try {
      await copyFile(source, draft);
      await flush(draft);
      await rename(draft, path);
      // The name too must survive a power cut.
      await flush(dirname(path));
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function sizeOf(sha384: string): Promise<number | undefined> {
    try {
      const facts = await stat(pathOf(sha384));
      return facts.isFile() ? facts.size : undefined;
    } catch (error) {
      if (!isAbsent(error)) throw error;
      // A root that is gone is a storage that is away, not one that lost a file.
      await access(root);
      return undefined;
    }
  }

  return {
    put: (sha384, path) => orAway(put(sha384, path)),
    get: (sha384) =>
      orAway(sizeOf(sha384).then((bytes) => (bytes === undefined ? undefined : createReadStream(pathOf(sha384))))),
    sizeOf: (sha384) => orAway(sizeOf(sha384)),
    delete: (sha384) => orAway(rm(pathOf(sha384), { force: true })),
    isReady: () =>
      access(root, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      ),
    close: () => undefined,
  };
}

/** Makes the folder where it is not there yet; only the start of a program may, a lost disk must not look empty. */
export async function openDirectoryStorage(root: string): Promise<ReleaseStorage> {
  await mkdir(root, { recursive: true });
  return createDirectoryStorage(root);
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function orAway<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw error instanceof TypeError ? error : new StorageAway(error);
  });
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
