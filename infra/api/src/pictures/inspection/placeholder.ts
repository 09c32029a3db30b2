import { rgbaToThumbHash } from 'thumbhash';
import { type Bitmap, openBitmap } from './decoder.ts';

/** What is painted before a picture arrives. */
export interface Placeholder {
  /** `#rrggbb`. */
  readonly color: string;
  /** Base 64. */
  readonly thumbhash: string;
}

/** The dominant colour and the thumbhash of a picture of at most 100 × 100 pixels. */
export async function placeholderOf(small: Bitmap): Promise<Placeholder> {
  const { width, height } = small;
  const flat = await openBitmap(small)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const { dominant } = await openBitmap({ data: flat, width, height, channels: 3 }).stats();
  const rgba = await openBitmap(small).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  return {
    color: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    thumbhash: Buffer.from(rgbaToThumbHash(width, height, rgba)).toString('base64'),
  };
}
