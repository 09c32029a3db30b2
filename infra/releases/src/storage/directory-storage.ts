import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import { storeWhole } from 'infra-storage/whole-file.ts';
import { orAway, placeOf, type ReleaseStorage } from './release-storage.ts';

/** Keeps files in a folder, each of them whole. */
export function createDirectoryStorage(root: string): ReleaseStorage {
  const pathOf = (sha384: string) => join(root, placeOf(sha384));

  async function sizeOf(sha384: string): Promise<number | undefined> {
    const facts = await stat(pathOf(sha384)).catch(unlessAbsent);
    if (facts) return facts.isFile() ? facts.size : undefined;
    // A root that is gone is a storage that is away, not one that lost a file.
    await access(root);
    return undefined;
  }

  return {
    put: async (sha384, path) => orAway(storeWhole({ path }, join(root, `.incoming-${randomUUID()}`), pathOf(sha384))),
    get: (sha384) =>
      orAway(sizeOf(sha384).then((bytes) => (bytes === undefined ? undefined : createReadStream(pathOf(sha384))))),
    sizeOf: (sha384) => orAway(sizeOf(sha384)),
    delete: async (sha384) => orAway(rm(pathOf(sha384), { force: true })),
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
