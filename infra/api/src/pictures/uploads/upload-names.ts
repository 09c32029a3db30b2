import { createHash, randomBytes } from 'node:crypto';
import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { uploadKeyFrom, uploadKeySeed } from '@umbral/domain/media/upload-key.ts';
import { extensions, type PictureFormat } from '../inspection/picture-format.ts';

/** The key of an upload: the same bytes of the same person for the same purpose always have the same one. */
export function uploadKeyOf(userId: number, purpose: UploadPurpose, hash: string): string {
  return uploadKeyFrom(
    createHash('sha256')
      .update(uploadKeySeed(userId, purpose, hash))
      .digest('hex'),
  );
}

/** A folder that no upload has had. */
export function newFolder(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name.slice(2)}`;
}

/** Where the bytes lie as they were sent: out of everybody's reach. */
export function originalKey(folder: string, hash: string, format: PictureFormat): string {
  return `private/originals/${folder}/${hash.slice(0, 20)}.${extensions[format]}`;
}

/** Folder of the files that everybody may see. */
export function publicFolder(folder: string): string {
  return `public/up/${folder}/`;
}

/** Folder of the original. */
export function privateFolder(folder: string): string {
  return `private/originals/${folder}/`;
}

/** Where the parts of a picture lie until all are there: each by the place of its first byte. */
export function partsFolder(folder: string): string {
  return `private/parts/${folder}/`;
}

/** Where one part lies. */
export function partKey(folder: string, offset: number): string {
  return `${partsFolder(folder)}${offset}.part`;
}

/** The folder of an upload out of the key of one of its files. */
export function folderOf(storageKey: string): string | undefined {
  return /^(?:public\/up|private\/originals)\/([0-9a-f]{2}\/[0-9a-f]{30})\//.exec(storageKey)?.[1];
}

/** Where the avif of a webp lies: beside it, so that who has the one finds the other. */
export function avifKey(webpKey: string): string {
  return `${webpKey}.avif`;
}
