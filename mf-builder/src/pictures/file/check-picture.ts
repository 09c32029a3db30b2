import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { uploadLimits } from '@umbral/domain/limits/upload-limits.ts';
import { pictureTexts } from '@umbral/domain/media/picture-texts.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { type PictureSize, readPictureHeader } from './picture-header.ts';

/** A picture that may be sent. */
export interface CheckedPicture extends PictureSize {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
}

/** What is wrong with a picture, for people. */
export interface PictureIssue {
  readonly issue: string;
}

/** What the chooser of files offers for a purpose; the bytes decide. */
export function acceptedTypes(purpose: UploadPurpose): string {
  return purpose === 'project-logo' ? 'image/jpeg,image/png' : 'image/jpeg,image/png,image/tiff';
}

/**
 * Looks at a picture as the server will before anything of it is sent: its size, what it is by its bytes, and the
 * pixels that its header promises.
 */
export async function checkPicture(file: Blob, purpose: UploadPurpose): Promise<CheckedPicture | PictureIssue> {
  const isLogo = purpose === 'project-logo';
  if (file.size > (isLogo ? uploadLimits.logoBytes : uploadLimits.pictureBytes))
    return { issue: isLogo ? pictureTexts.logoTooLarge : pictureTexts.tooLarge };
  const bytes = await bytesOf(file);
  if (!bytes) return { issue: texts.unreadable };
  const header = readPictureHeader(bytes);
  if (!header || (isLogo && header.format === 'tiff'))
    return { issue: isLogo ? pictureTexts.logoType : pictureTexts.type };
  const { size } = header;
  if (!size) return { issue: pictureTexts.damaged };
  if (Math.max(size.width, size.height) > uploadLimits.longestSide || size.width * size.height > uploadLimits.pixels)
    return { issue: pictureTexts.pixels };
  return { ...size, hash: await sha256(bytes) };
}

/** Nothing where the file is gone or may not be read any more. */
async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** SHA-256, hexadecimal. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
