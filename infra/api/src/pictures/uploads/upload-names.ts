import { createHash, randomBytes } from 'node:crypto';
import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { extensions, type PictureFormat } from '../inspection/picture-format.ts';

/** The key of an upload: the same bytes of the same person for the same purpose always have the same one. */
export function uploadKeyOf(userId: number, purpose: UploadPurpose, hash: string): string {
  const digest = createHash('sha256').update(`${userId}:${purpose}:${hash}`).digest('hex');
  return `up-${digest.slice(0, 40)}`;
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

/** The folder of an upload out of the key of one of its files. */
export function folderOf(storageKey: string): string | undefined {
  return /^(?:public\/up|private\/originals)\/([0-9a-f]{2}\/[0-9a-f]{30})\//.exec(storageKey)?.[1];
}

/** Where the avif of a webp lies: beside it, so that who has the one finds the other. */
export function avifKey(webpKey: string): string {
  return `${webpKey}.avif`;
}
