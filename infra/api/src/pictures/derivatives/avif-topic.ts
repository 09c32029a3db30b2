import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { isAnythingDue } from '../../engine/outbox/outbox-queries.ts';
import { oneByOne, type Topic } from '../../engine/outbox/topic.ts';
import type { Storage, StoredFile } from '../../engine/third-parties/storage/storage.ts';
import { whenDecodable } from '../inspection/decode-gate.ts';
import { removeFiles } from '../uploads/remove-upload.ts';
import { avifKey, publicFolder } from '../uploads/upload-names.ts';
import { avifOf, decodeForDerivatives } from './derivatives.ts';

const avifOrder = z.object({ key: z.string() });

/**
 * Makes an avif beside every webp of an upload, which those who serve pictures give to browsers that take it. Nobody
 * waits for it: it has its turn when no picture waits for its first derivatives.
 */
export function avifTopic(backend: Backend, storage: Storage): Topic {
  return {
    name: 'image-avif',
    batch: 1,
    isReady: async () => !(await isAnythingDue(backend, 'image')),
    run: oneByOne(({ payload }) => addAvif(backend, storage, avifOrder.parse(payload).key)),
  };
}

async function addAvif({ db }: Backend, storage: Storage, key: string): Promise<void> {
  const ready = db
    .selectFrom('upload')
    .innerJoin('media_asset', 'media_asset.key', 'upload.key')
    .where('upload.key', '=', key)
    .where('state', '=', 'ready')
    .select(['folder', 'original', 'width', 'height']);
  const upload = await ready.executeTakeFirst();
  const stream = upload && (await storage.get(upload.original));
  if (!upload || !stream) return;
  const original = await buffer(stream);
  const pixels = upload.width * upload.height;
  await whenDecodable({ pixels, who: 'avif' }, () => encodeBeside(storage, upload.folder, original));
  // It was taken back meanwhile.
  if (!(await ready.where('folder', '=', upload.folder).executeTakeFirst())) await removeFiles(storage, upload.folder);
}

async function encodeBeside(storage: Storage, folder: string, original: Buffer): Promise<void> {
  const base = await decodeForDerivatives(original);
  const found: StoredFile[] = [];
  for await (const file of storage.list(publicFolder(folder))) found.push(file);
  for (const { key, bytes } of found.filter((file) => file.key.endsWith('.webp'))) {
    const width = Number(/\/(\d+)-[^/]*$/.exec(key)?.[1]);
    const data = await avifOf(base, width);
    // Flat drawings may come out larger.
    if (data.byteLength < bytes) await storage.put(avifKey(key), data);
  }
}
