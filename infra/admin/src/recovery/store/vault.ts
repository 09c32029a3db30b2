import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupStore } from './backup-store.ts';
import { SealBroken, seal, unseal } from './seal.ts';

/** Largest part, bytes: what is held in memory, and sent again as a whole when the store did not take it. */
const partBytes = 8 * 1024 * 1024;

/** What the end of a thing's keys says: the last part makes it complete, and is written last. */
const last = '.last';

/** Things of any length under names, packed and sealed on their way into a store. */
export interface Vault {
  /** Keeps a thing; gives the bytes that it takes in the store. One that was interrupted is not there. */
  write(name: string, source: AsyncIterable<Buffer>): Promise<number>;
  /** The bytes of a thing. Throws `SealBroken` where a part is missing or not what was written. */
  read(name: string): Readable;
  writeJson(name: string, value: unknown): Promise<void>;
  /** What `writeJson` kept, not yet parsed. */
  readJson(name: string): Promise<unknown>;
  /** Names of the complete things in a folder, sorted, without the folder. */
  names(folder: string): Promise<string[]>;
  /** Removes from a folder what interrupted writings left; only while nobody writes. */
  sweep(folder: string): Promise<void>;
  /** Removes a thing and what an interrupted writing left of it. */
  remove(name: string): Promise<void>;
  close(): void;
}

async function* inParts(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    held.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    yield Buffer.concat(held, length);
    held = [];
    length = 0;
  }
  yield Buffer.concat(held, length);
}

const keyOf = (name: string, part: number) => `${name}/${String(part).padStart(6, '0')}`;

/** Opens a vault in a store. `key` has 32 bytes. */
export function openVault(store: BackupStore, key: Buffer): Vault {
  async function write(name: string, source: AsyncIterable<Buffer>): Promise<number> {
    let stored = 0;
    let part = 0;
    let held: Buffer | undefined;
    const put = async (bytes: Buffer, end: string) => {
      const at = `${keyOf(name, part)}${end}`;
      const sealed = seal(key, at, bytes);
      await store.put(at, sealed);
      stored += sealed.length;
      part += 1;
    };
    const packed = Readable.from(source, { objectMode: false }).compose(createGzip({ level: 1 }));
    for await (const bytes of inParts(packed)) {
      if (held) await put(held, '');
      held = bytes;
    }
    await put(held ?? Buffer.alloc(0), last);
    return stored;
  }

  async function* partsOf(name: string): AsyncIterable<Buffer> {
    for (let part = 0; ; part += 1) {
      const at = keyOf(name, part);
      const middle = await store.get(at);
      const end = middle ? undefined : await store.get(`${at}${last}`);
      if (middle) yield unseal(key, at, middle);
      else if (end) return yield unseal(key, `${at}${last}`, end);
      else throw new SealBroken(`${name} is not whole in the store.`);
    }
  }

  const read = (name: string) => Readable.from(partsOf(name), { objectMode: false }).compose(createGunzip());

  async function removeAll(name: string): Promise<void> {
    const keys = await store.list(`${name}/`);
    // The part that makes it complete goes first: what is half removed is not there.
    for (const at of keys.toSorted((a, b) => Number(b.endsWith(last)) - Number(a.endsWith(last)))) {
      await store.delete(at);
    }
  }

  async function sweep(folder: string): Promise<void> {
    const keys = await store.list(`${folder}/`);
    const thingOf = (at: string) => at.slice(0, at.lastIndexOf('/'));
    const complete = new Set(keys.filter((at) => at.endsWith(last)).map(thingOf));
    for (const at of keys) if (!complete.has(thingOf(at))) await store.delete(at);
  }

  return {
    write,
    sweep,
    read,
    writeJson: async (name, value) => void (await write(name, Readable.from([Buffer.from(JSON.stringify(value))]))),
    readJson: async (name) => JSON.parse((await buffer(read(name))).toString('utf8')),
    async names(folder) {
      const keys = await store.list(`${folder}/`);
      const complete = keys
        .filter((at) => at.endsWith(last))
        .map((at) => at.slice(folder.length + 1, at.lastIndexOf('/')));
      return complete.toSorted();
    },
    remove: removeAll,
    close: () => store.close(),
  };
}
