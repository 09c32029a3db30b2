import sharp, { type Sharp } from 'sharp';
import type { MediaEntry } from '../manifest/entry.ts';
import { type NewFile, writeMediaFile } from '../manifest/library-files.ts';
import { type Ground, groundOf } from './ground.ts';

/** The widths in which a picture is kept, by format. */
export interface Widths {
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  /** How hard the encoders look for the smallest file, 0 to 6; flat colours need little. */
  readonly effort?: number;
}

/** What the list says of a picture by looking at it. */
export type Encoded = Pick<MediaEntry, 'width' | 'height' | 'files'> & Ground;

/** Photographs: AVIF for the browsers that take it, one WebP for the others. */
export const photoWidths: Widths = { avif: [400, 800, 1280, 1600], webp: [800] };
/** Spheres: one that is there at once, one for small screens, one that is sharp on large ones and seen near. */
export const panoramaWidths: Widths = { avif: [1024, 2048, 3072], webp: [2048] };

/** Encodes a picture in all widths that are not wider than itself, and puts the files in the library. */
export async function encodePicture(key: string, picture: string | Buffer, widths: Widths): Promise<Encoded> {
  const source = sharp(picture);
  const { width, height } = await source.metadata();
  const encoded: NewFile[] = [];
  // Whoever takes a single file of some width takes the first: the one that every browser shows.
  for (const format of ['webp', 'avif'] as const)
    for (const target of widths[format].filter((one) => one <= width)) {
      const data = await encoders[format](source.clone().resize(target), widths.effort ?? 6).toBuffer();
      encoded.push({ key, width: target, format, data });
    }
  const ground = await groundOf(source);
  // All at once: encoding takes its time, and the library is whole before and after.
  return { width, height, ...ground, files: await Promise.all(encoded.map(writeMediaFile)) };
}

const encoders = {
  avif: (image: Sharp, effort: number) => image.avif({ quality: 50, effort, chromaSubsampling: '4:2:0' }),
  webp: (image: Sharp, effort: number) => image.webp({ quality: 76, effort, smartSubsample: true }),
};
