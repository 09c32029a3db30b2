import { uploadLimits } from '@umbral/domain/limits/upload-limits.ts';
import sharp, { type Sharp } from 'sharp';

// Only the formats that may be uploaded are ever decoded, whatever a file claims to be: the library's other decoders
// (SVG, PDF, GIF and more) are shut off for the process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadTiff'] });
// One thread for each picture: the pool of threads is shared with password hashing. No cache: no picture comes twice.
sharp.concurrency(1);
sharp.cache(false);

/** Most pixels of a picture that is decoded; 4 bytes each and more. */
export const pixelLimit = uploadLimits.pixels;
const decodeSeconds = 20;

/** Opens a picture that somebody sent. A damaged one fails when it is read, also where viewers would show the rest. */
export function openPicture(input: Buffer | string): Sharp {
  return sharp(input, { failOn: 'warning', limitInputPixels: pixelLimit, sequentialRead: true }).timeout({
    seconds: decodeSeconds,
  });
}

/** Pixels in memory, 8 bits a channel. */
export interface Bitmap {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Opens pixels that `decodeWithin` gave. */
export function openBitmap({ data, width, height, channels }: Bitmap): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Decodes a picture, upright and in sRGB, made to fit a box; what only describes it (place, camera, owner) is left behind. */
export async function decodeWithin(input: Buffer | string, box: { width: number; height: number }): Promise<Bitmap> {
  const { data, info } = await openPicture(input)
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
