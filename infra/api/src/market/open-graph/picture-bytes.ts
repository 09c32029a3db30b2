import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';

const own = '/media/';

/** The bytes of a photo of the portal: one of the library's folder or one that people sent; nothing for others. */
export async function pictureBytes(src: string, library: string, storage: Storage): Promise<Buffer | undefined> {
  if (!src.startsWith(own)) return undefined;
  const name = normalize(src.slice(own.length));
  // Drawings are no photos: the drawer of cards reads pixels only.
  if (name.startsWith('..') || name.endsWith('.svg')) return undefined;
  const stored = await storage.get(`public/${name}`);
  return stored ? buffer(stored) : readFile(join(library, name)).catch(() => undefined);
}
