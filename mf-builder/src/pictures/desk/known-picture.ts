import type { Upload } from '@umbral/domain/api/uploads.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import type { ImageFocus } from '@umbral/domain/media/image-focus.ts';

/** Where a picture of the form stands. */
export type PictureState =
  /** Nobody has said yet; the server is asked. */
  | { readonly status: 'asking' }
  /** It waits for its turn, is on its way (share 0 to 1), or waits for a connection. */
  | { readonly status: 'queued' | 'paused' }
  | { readonly status: 'sending'; readonly share: number }
  /** It has arrived, and is being made into pictures for screens. */
  | { readonly status: 'waiting' }
  | { readonly status: 'ready' }
  /** It did not arrive or cannot be used, for a reason in words for people. */
  | { readonly status: 'refused'; readonly reason: string }
  /** Neither the server nor this device has it. */
  | { readonly status: 'missing' };

/** What is known of a picture by its key. */
export interface KnownPicture {
  readonly state: PictureState;
  /** The server's, once it is ready. */
  readonly image?: Image;
  /** Of the file on this device, until the server's is there. */
  readonly preview?: string;
  /** Pixels as it is stored, before its orientation. */
  readonly width?: number;
  readonly height?: number;
  readonly color?: string;
  /** What stays in sight where it is cropped; null: its middle. */
  readonly focus?: ImageFocus | null;
  readonly fileName?: string;
  /** Its file is at hand, so that it can be sent again. */
  readonly canRetry?: boolean;
}

/** Whether it is on its way or being prepared. */
export function isUnfinished({ status }: PictureState): boolean {
  return status === 'queued' || status === 'paused' || status === 'sending' || status === 'waiting';
}

/** What an upload tells of a picture. */
export function knownOfUpload(upload: Upload): KnownPicture {
  const { width, height, color, focus, image } = upload;
  return { state: stateOf(upload), width, height, color, focus, ...(image ? { image } : {}) };
}

function stateOf({ state, reason }: Upload): PictureState {
  if (state === 'refused') return { status: 'refused', reason: reason ?? '' };
  return { status: state };
}
