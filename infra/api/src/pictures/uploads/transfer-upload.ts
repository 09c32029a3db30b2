import type { UploadArrival } from '@umbral/domain/api/upload-transfers.ts';
import { uploadLimits } from '@umbral/domain/limits/upload-limits.ts';
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { receivePart } from './receive-part.ts';
import { inFolder } from './receive-upload.ts';
import { existingUpload, requireQuota, requireSize, storeUpload } from './store-upload.ts';
import { joinParts, removeParts } from './transfer-parts.ts';
import { countPart, openTransfer, ownTransfer, type TransferRow, toTransfer } from './transfer-queries.ts';
import { partKey } from './upload-names.ts';
import { uploadTexts } from './upload-texts.ts';

/** What transfers need. */
export interface TransferRoom {
  readonly backend: Backend;
  readonly storage: Storage;
  readonly person: SignedIn;
}

/** Begins a transfer, or says how it goes on. What lies here whole already becomes an upload at once. */
export async function beginTransfer(
  room: TransferRoom,
  picture: Pick<TransferRow, 'purpose' | 'hash' | 'bytes'>,
): Promise<UploadArrival> {
  const { backend, storage, person } = room;
  requireSize(picture.purpose, picture.bytes);
  const existing = await existingUpload(backend.db, person.userId, picture);
  if (existing) return { ok: 1, transfer: null, upload: existing };
  await requireQuota(backend.db, person.userId, picture.purpose);
  const { transfer, given_up } = await openTransfer(backend.db, { owner_id: person.userId, ...picture });
  for (const folder of given_up) await removeParts(storage, folder);
  return transfer.received === transfer.bytes ? finish(room, transfer) : onItsWay(transfer);
}

/** Takes the next part. One that does not follow is a 409: whoever sends asks where the transfer stands. */
export async function takePart(
  room: TransferRoom,
  { id, offset }: { readonly id: string; readonly offset: number },
  request: FastifyRequest,
): Promise<UploadArrival> {
  const { backend, storage, person } = room;
  const transfer = await ownTransfer(backend.db, person.userId, id);
  if (offset !== transfer.received || offset === transfer.bytes) throw outOfTurn();
  const part = await receivePart(request, Math.min(uploadLimits.partBytes, transfer.bytes - offset));
  await storage.put(partKey(transfer.folder, offset), part);
  const counted = await countPart(backend.db, transfer, part.length);
  if (!counted) throw outOfTurn();
  return counted.received === counted.bytes ? finish(room, counted) : onItsWay(counted);
}

/** Ends a transfer and removes what has come of it. */
export async function endTransfer(
  { backend, storage }: Pick<TransferRoom, 'backend' | 'storage'>,
  { id, folder }: Pick<TransferRow, 'id' | 'folder'>,
): Promise<void> {
  await backend.db.deleteFrom('upload_transfer').where('id', '=', id).execute();
  await removeParts(storage, folder);
}

/**
 * Makes an upload of a transfer that is whole, the way of every other one. The transfer ends by it, and by a picture
 * that is refused; where the server had too much to do it waits to be begun again.
 */
async function finish(room: TransferRoom, transfer: TransferRow): Promise<UploadArrival> {
  const { backend, storage, person } = room;
  const { purpose, bytes, hash } = transfer;
  return inFolder(async (path) => {
    const joined = await joinParts(storage, transfer, path);
    if (joined === undefined) throw outOfTurn();
    if (joined !== hash) {
      await endTransfer(room, transfer);
      throw new Refusal('invalid-input', { file: uploadTexts.incomplete });
    }
    try {
      const upload = await storeUpload(backend, storage, person, { purpose, path, bytes, hash });
      await endTransfer(room, transfer);
      return { ok: 1, transfer: null, upload };
    } catch (error) {
      if (error instanceof Refusal && (error.type === 'unsupported-type' || error.type === 'invalid-input'))
        await endTransfer(room, transfer);
      throw error;
    }
  });
}

function onItsWay(transfer: TransferRow): UploadArrival {
  return { ok: 1, transfer: toTransfer(transfer), upload: null };
}

function outOfTurn(): Refusal {
  return new Refusal('conflict', { offset: uploadTexts.offset });
}
