import { cancelUpload } from '@umbral/domain/api/upload-transfers.ts';
import { deleteUpload, focusUpload, getUpload, type Upload } from '@umbral/domain/api/uploads.ts';
import type { ImageFocus } from '@umbral/domain/media/image-focus.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';

/** What has become of an upload; nothing where there is none, or none that this person may see. */
export async function askUpload(call: CallApi, key: string, signal: AbortSignal): Promise<Upload | undefined> {
  try {
    return (await call(getUpload, { params: { key } }, { signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.problem.status === 404) return undefined;
    throw error;
  }
}

/** Takes an upload back; one that something shows, or that is somebody else's, stays. */
export async function takeUploadBack(call: CallApi, key: string): Promise<void> {
  await call(deleteUpload, { params: { key } }).catch(() => undefined);
}

/** Says what of a picture stays in sight where it is cropped; gives the picture as it is then. */
export async function saveFocus(call: CallApi, key: string, focus: ImageFocus | null): Promise<Upload> {
  return call(focusUpload, { params: { key }, body: { focus } });
}

/** Gives a picture up that is on its way; the server forgets it by itself after a day. */
export async function giveUp(call: CallApi, transferId: string): Promise<void> {
  await call(cancelUpload, { params: { id: transferId } }).catch(() => undefined);
}
