import { extname } from 'node:path';

/** Parts begin with a letter or a digit: none can lead upwards or be hidden. */
const key = /^(?:public|private)(?:\/[a-z0-9][a-z0-9._-]*)+$/;
const longestKey = 300;

const contentTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.tiff': 'image/tiff',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** The key itself; throws where it could name anything but a file of the storage. */
export function checkedKey(text: string): string {
  if (text.length > longestKey || !key.test(text)) throw new Error('The storage has no such key');
  return text;
}

/** The folder itself, with its slash; throws like `checkedKey`. */
export function checkedFolder(text: string): string {
  if (!text.endsWith('/')) throw new Error('A folder of the storage ends with a slash');
  if (text !== 'public/' && text !== 'private/') checkedKey(text.slice(0, -1));
  return text;
}

/** The part of a public key below `public/`; throws for a private one, which has no address. */
export function publicPart(text: string): string {
  if (!checkedKey(text).startsWith('public/')) throw new Error('A private file has no address');
  return text.slice('public/'.length);
}

/** Media type by the end of a key that this product gave it. */
export function contentTypeOf(text: string): string {
  return contentTypes[extname(text)] ?? 'application/octet-stream';
}

/** Public files are named after their content, so that they may be kept for ever. */
export const immutable = 'public, max-age=31536000, immutable';
