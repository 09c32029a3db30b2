import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folders } from '../folders.ts';
import type { MediaFile } from './entry.ts';

/** A file as it is to be put in the library. */
export interface NewFile {
  /** Key of its picture. */
  readonly key: string;
  readonly width: number;
  readonly format: MediaFile['format'];
  readonly data: Buffer;
}

/** Puts a file in the library under a name of its content: browsers keep it for ever. */
export async function writeMediaFile({ key, width, format, data }: NewFile): Promise<MediaFile> {
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const name = format === 'svg' ? `${key}.${hash}.svg` : `${key}-${width}.${hash}.${format}`;
  const target = path.join(folders.files, name);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.part`, data);
  await rename(`${target}.part`, target);
  return { width, src: `/media/${name}`, format };
}

/** Where a file of the list lies. */
export function pathOfFile({ src }: Pick<MediaFile, 'src'>): string {
  return path.join(folders.files, src.slice('/media/'.length));
}

/** Files of the library, as the list would address them. */
export async function libraryFiles(): Promise<string[]> {
  const found = await readdir(folders.files, { recursive: true, withFileTypes: true });
  return found
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => path.relative(folders.files, path.join(parentPath, name)))
    .map((name) => `/media/${name.split(path.sep).join('/')}`)
    .toSorted();
}

/** Removes files and the folders that are empty then. */
export async function removeMediaFiles(files: readonly Pick<MediaFile, 'src'>[]): Promise<void> {
  for (const target of files.map(pathOfFile)) {
    await rm(target, { force: true });
    await rmdir(path.dirname(target)).catch(() => undefined);
  }
}
