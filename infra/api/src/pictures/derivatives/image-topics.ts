import { buffer } from 'node:stream/consumers';
import type { Upload } from '@umbral/domain/api/uploads.ts';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { oneByOne, type Topic } from '../../engine/outbox/topic.ts';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { BadPicture, toBadPicture } from '../inspection/bad-picture.ts';
import { whenDecodable } from '../inspection/decode-gate.ts';
import { removalOrder, removeFiles } from '../uploads/remove-upload.ts';
import { sentenceOf } from '../uploads/upload-refusal.ts';
import { uploadRules } from '../uploads/upload-rules.ts';
import { uploadTexts } from '../uploads/upload-texts.ts';
import { avifTopic } from './avif-topic.ts';
import { type Derivative, decodeForDerivatives, usualDerivatives } from './derivatives.ts';
import { publishDerivatives, renewShown } from './publish-derivatives.ts';

const imageOrder = z.object({ key: z.string() });
/** The largest pictures take seconds each; another worker must not begin them meanwhile. */

/** Work on uploads: their derivatives, and the removal of the files of those that are gone. */
export function imageTopics(backend: Backend, storage: Storage): Topic[] {
  return [
    {
      name: 'image',
      batch: 1,
      run: oneByOne(({ payload }) => deriveUpload(backend, storage, imageOrder.parse(payload).key)),
    },
    {
      name: 'image-removal',
      batch: 20,
      run: oneByOne(({ payload }) => removeFiles(storage, removalOrder.parse(payload).folder)),
    },
    avifTopic(backend, storage),
  ];
}

interface Waiting {
  readonly key: string;
  readonly purpose: Upload['purpose'];
  readonly folder: string;
  readonly original: string;
  readonly width: number;
  readonly height: number;
}

/** Makes the derivatives of an upload that waits for them. Done twice, the second time changes nothing. */
async function deriveUpload(backend: Backend, storage: Storage, key: string): Promise<void> {
  const upload = await findWaiting(backend, key);
  if (!upload) return;
  const stream = await storage.get(upload.original);
  if (!stream) return refuse(backend, upload, uploadTexts.lost);
  const original = await buffer(stream);
  const derived = await whenDecodable({ pixels: upload.width * upload.height, who: 'job' }, () => derive(original));
  if (derived instanceof BadPicture) return refuse(backend, upload, sentenceOf(derived, uploadRules[upload.purpose]));
  await finish(backend, storage, upload, derived);
}

function findWaiting({ db }: Backend, key: string): Promise<Waiting | undefined> {
  return db
    .selectFrom('upload')
    .innerJoin('media_asset', 'media_asset.key', 'upload.key')
    .where('upload.key', '=', key)
    .where('state', '=', 'waiting')
    .select(['upload.key', 'purpose', 'folder', 'original', 'width', 'height'])
    .executeTakeFirst();
}

async function derive(original: Buffer): Promise<Derivative[] | BadPicture> {
  try {
    return await usualDerivatives(await decodeForDerivatives(original));
  } catch (error) {
    return toBadPicture(error);
  }
}

async function refuse({ db }: Backend, { key, folder }: Waiting, reason: string): Promise<void> {
  await db
    .updateTable('upload')
    .set({ state: 'refused', reason })
    .where('key', '=', key)
    .where('folder', '=', folder)
    .where('state', '=', 'waiting')
    .execute();
}

async function finish(
  { db }: Backend,
  storage: Storage,
  { key, folder }: Waiting,
  derivatives: readonly Derivative[],
): Promise<void> {
  const files = await publishDerivatives(storage, folder, derivatives);
  const isStillThere = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('upload')
      .set({ state: 'ready' })
      .where('key', '=', key)
      .where('folder', '=', folder)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await trx
      .updateTable('media_asset')
      .set({ files: JSON.stringify(files) })
      .where('key', '=', key)
      .execute();
    await trx
      .insertInto('outbox')
      .values({ topic: 'image-avif', aggregate_key: folder, payload: JSON.stringify({ key }), max_attempts: 3 })
      .execute();
    await renewShown(trx, key);
    return true;
  });
  // It was taken back while its derivatives were made.
  if (!isStillThere) await removeFiles(storage, folder);
}
