import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireRoom } from 'infra-storage/disk-room.ts';
import { type Kept, readPage, type StoredPage, writePage } from './stored-page.ts';

/** The last good pages on disk, for the process that comes after this one. */
export interface PageStore {
  /** Writes a page when there is time. */
  keep(page: Kept): void;
  /** Forgets pages by their addresses, those too that are still to be read. */
  forget(isMeant: (path: string, lasting: string) => boolean): void;
  /** The pages of an earlier process, the latest first; damaged ones are removed. Told once. */
  read(): Promise<StoredPage[]>;
  /** Resolves once everything is written. */
  settle(): Promise<void>;
}

export interface PageStoreOptions {
  readonly folder: string;
  /** Bytes of all files. */
  readonly maxBytes: number;
  /** What must stay free on its disk. */
  readonly floorBytes: number;
  /** Hears of what could not be written or read, once until something could again. */
  onTrouble(error: unknown): void;
}

interface File {
  readonly bytes: number;
  readonly storedAt: number;
  readonly path: string;
  readonly lasting: string;
}

/** Makes the store of one process; nobody else may write its folder. */
export function createPageStore({ folder, maxBytes, floorBytes, onTrouble }: PageStoreOptions): PageStore {
  const files = new Map<string, File>();
  /** The latest wish for each file. */
  const wishes = new Map<string, () => Promise<void>>();
  /** What was forgotten before the files of the earlier process were read. */
  let forgotten: ((path: string, lasting: string) => boolean)[] | undefined = [];
  let writing: Promise<void> | undefined;
  let isInTrouble = false;

  async function carryOut(): Promise<void> {
    for (const [name, wish] of wishes) {
      wishes.delete(name);
      await wish().then(
        () => {
          isInTrouble = false;
        },
        (error: unknown) => {
          if (!isInTrouble) onTrouble(error);
          isInTrouble = true;
        },
      );
    }
    writing = undefined;
  }

  function want(name: string, wish: () => Promise<void>): void {
    wishes.set(name, wish);
    writing ??= carryOut();
  }

  async function remove(name: string): Promise<void> {
    files.delete(name);
    await rm(join(folder, name), { force: true });
  }

  async function makeRoom(): Promise<void> {
    let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= maxBytes) return;
    for (const [name, { bytes }] of [...files].sort(([, a], [, b]) => a.storedAt - b.storedAt)) {
      if (total <= maxBytes) return;
      total -= bytes;
      await remove(name);
    }
  }

  async function write(name: string, stored: Kept): Promise<void> {
    const bytes = await writePage(stored);
    const draft = join(folder, `${name}.draft`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await requireRoom(folder, floorBytes);
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, join(folder, name));
    } catch (error) {
      await rm(draft, { force: true });
      // A little memory for the next process is worth less than room.
      if (isOutOfRoom(error)) for (const other of [...files.keys()]) await remove(other);
      throw error;
    }
    files.set(name, fileOf(stored, bytes.byteLength));
    await makeRoom();
  }

  async function readFileOf(name: string): Promise<StoredPage | undefined> {
    const path = join(folder, name);
    const { size } = await stat(path);
    const stored = size > maxBytes ? undefined : await readPage(await readFile(path));
    const isFit = stored && nameOf(stored.lasting) === name;
    if (!isFit || forgotten?.some((isMeant) => isMeant(stored.page.path, stored.lasting))) {
      await rm(path, { force: true });
      return undefined;
    }
    // What this process has written meanwhile is newer.
    if (files.has(name)) return undefined;
    files.set(name, fileOf(stored, size));
    return stored;
  }

  return {
    keep(stored) {
      const name = nameOf(stored.lasting);
      // From now on it can be forgotten.
      files.set(name, fileOf(stored, files.get(name)?.bytes ?? 0));
      want(name, () => write(name, stored));
    },
    forget(isMeant) {
      forgotten?.push(isMeant);
      for (const [name, { path, lasting }] of files) if (isMeant(path, lasting)) want(name, () => remove(name));
    },
    async read() {
      const found: StoredPage[] = [];
      for (const name of await readdir(folder).catch(() => [])) {
        const stored = await readFileOf(name).catch(onTrouble);
        if (stored) found.push(stored);
      }
      const isGone = ({ page: { path }, lasting }: StoredPage) => forgotten?.some((isMeant) => isMeant(path, lasting));
      const good = found.filter((stored) => !isGone(stored));
      forgotten = undefined;
      await makeRoom();
      return good.sort((a, b) => b.page.storedAt - a.page.storedAt);
    },
    async settle() {
      while (writing) await writing;
    },
  };
}

function fileOf({ lasting, page: { path, storedAt } }: StoredPage | Kept, bytes: number): File {
  return { bytes, storedAt, path, lasting };
}

/** No address is a file name. */
function nameOf(lasting: string): string {
  return createHash('sha256').update(lasting).digest('base64url').slice(0, 32);
}

function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
