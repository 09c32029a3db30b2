import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { asRecord } from '@umbral/domain/storage/stored-json.ts';

/** A file that has been chosen and has not arrived yet. */
export interface KeptFile {
  readonly key: string;
  readonly file: Blob;
  readonly name: string;
  readonly purpose: UploadPurpose;
  readonly hash: string;
}

/** Keeps chosen files on this device until they have arrived, so that a reload of the tab loses none. */
export interface KeptFiles {
  keep(file: KeptFile): Promise<void>;
  find(key: string): Promise<KeptFile | undefined>;
  forget(key: string): Promise<void>;
}

const databaseName = 'umbral-pictures-1';
const storeName = 'files';
/** Pictures do not stay on a device that never comes back to send them. */
const lifetimeMs = 86_400_000;

/** Opens the device's store. Where it cannot be opened or is full nothing is kept, and nobody is disturbed by it. */
export function openKeptFiles(): KeptFiles {
  let database: Promise<IDBDatabase> | undefined;
  const inStore = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => {
    try {
      database ??= openDatabase();
      return await settled(work((await database).transaction(storeName, mode).objectStore(storeName)));
    } catch {
      return undefined;
    }
  };
  return {
    keep: async (file) => void (await inStore('readwrite', (store) => store.put({ ...file, keptAt: Date.now() }))),
    find: async (key) => toKeptFile(await inStore<unknown>('readonly', (store) => store.get(key))),
    forget: async (key) => void (await inStore('readwrite', (store) => store.delete(key))),
  };
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
  };
  const database = await settled(request);
  const old = database.transaction(storeName, 'readwrite').objectStore(storeName).index('keptAt');
  const cursor = old.openCursor(IDBKeyRange.upperBound(Date.now() - lifetimeMs));
  cursor.onsuccess = () => {
    cursor.result?.delete();
    cursor.result?.continue();
  };
  return database;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function toKeptFile(stored: unknown): KeptFile | undefined {
  const { key, file, name, purpose, hash } = asRecord(stored);
  if (!(file instanceof Blob) || typeof key !== 'string' || typeof hash !== 'string') return undefined;
  return { key, file, name: String(name), purpose: toPurpose(purpose), hash };
}

const purposes: readonly UploadPurpose[] = ['project-logo', 'project-photo', 'plant-photo', 'plan', 'blueprint'];

function toPurpose(stored: unknown): UploadPurpose {
  return purposes.find((purpose) => purpose === stored) ?? 'blueprint-point';
}
