import {
  beginUpload,
  getUploadTransfer,
  sendUploadPart,
  type UploadArrival,
  type UploadTransfer,
} from '@umbral/domain/api/upload-transfers.ts';
import type { Upload, UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';

/** A picture as it is sent. */
export interface PictureToSend {
  readonly file: Blob;
  readonly purpose: UploadPurpose;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
}

export interface SendingWatch {
  readonly signal: AbortSignal;
  /** How much has arrived, 0 to 1, and under which number it is on its way. */
  readonly onProgress: (share: number, transferId: string) => void;
}

/** More than this often parts do not follow by mistake. */
const mostTurns = 4;

/**
 * Sends a picture part after part, from where it stopped; what the server has already is not sent again. Throws
 * `ApiError`; another try goes on with what has arrived.
 */
export async function sendPicture(
  call: CallApi,
  { file, purpose, hash }: PictureToSend,
  { signal, onProgress }: SendingWatch,
): Promise<Upload> {
  const begin = () => call(beginUpload, { body: { purpose, bytes: file.size, hash } }, { signal });
  let turns = 0;
  for (let arrival = await begin(); ; ) {
    const { transfer, upload } = arrival;
    if (upload) return upload;
    if (!transfer) throw new ApiError({ type: 'internal', title: 'Neither on its way nor arrived', status: 500 });
    onProgress(transfer.received / file.size, transfer.id);
    try {
      arrival = await sendNext(call, file, transfer, signal);
    } catch (error) {
      turns += 1;
      if (!isOutOfTurn(error) || turns > mostTurns) throw error;
      arrival = await whereItStands(call, transfer.id, begin, signal);
    }
  }
}

function sendNext(call: CallApi, file: Blob, { id, received, part_bytes }: UploadTransfer, signal: AbortSignal) {
  const body = new FormData();
  body.set('part', file.slice(received, received + part_bytes), 'part');
  return call(sendUploadPart, { params: { id, offset: received }, body }, { signal });
}

/** Another tab may have sent the part, or all of it; what is gone or whole is begun again, which says which of them. */
async function whereItStands(
  call: CallApi,
  id: string,
  begin: () => Promise<UploadArrival>,
  signal: AbortSignal,
): Promise<UploadArrival> {
  try {
    const { data } = await call(getUploadTransfer, { params: { id } }, { signal });
    return data.received < data.bytes ? { ok: 1, transfer: data, upload: null } : begin();
  } catch (error) {
    if (!isOutOfTurn(error)) throw error;
    return begin();
  }
}

function isOutOfTurn(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 409 || error.problem.status === 404);
}
