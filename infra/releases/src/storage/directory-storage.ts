import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import { requireRoom } from 'infra-storage/disk-room.ts';
import { storeWhole } from 'infra-storage/whole-file.ts';
import { orAway, placeOf, type ReleaseStorage } from './release-storage.ts';

/** Keeps files in a folder, each of them whole; takes none while its disk has less room than the floor. */
export function createDirectoryStorage(root: string, floorBytes = 0): ReleaseStorage {
  const pathOf = (sha384: string) => join(root, placeOf(sha384));

  async function sizeOf(sha384: string): Promise<number | undefined> {
    const facts = await stat(pathOf(sha384)).catch(unlessAbsent);
    if (facts) return facts.isFile() ? facts.size : undefined;
    // A root that is gone is a storage that is away, not one that lost a file.
    await access(root);
    return undefined;
  }

  async function put(sha384: string, path: string): Promise<void> {
    const place = pathOf(sha384);
    await requireRoom(root, floorBytes);
    await storeWhole({ path }, join(root, `.incoming-${randomUUID()}`), place);
  }

  return {
    put: (sha384, path) => orAway(put(sha384, path)),
    get: (sha384) =>
      orAway(sizeOf(sha384).then((bytes) => (bytes === undefined ? undefined : createReadStream(pathOf(sha384))))),
    sizeOf: (sha384) => orAway(sizeOf(sha384)),
    delete: async (sha384) => orAway(rm(pathOf(sha384), { force: true })),
    isReady: () =>
      Promise.all([access(root, constants.R_OK | constants.W_OK), requireRoom(root, floorBytes)]).then(
        () => true,
        () => false,
      ),
    close: () => undefined,
  };
}

/** Makes the folder where it is not there yet; only the start of a program may, a lost disk must not look empty. */
export async function openDirectoryStorage(root: string, floorBytes: number): Promise<ReleaseStorage> {
  await mkdir(root, { recursive: true });
  return createDirectoryStorage(root, floorBytes);
}
