import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** What is painted before a picture is there. */
export interface Ground {
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Base64. */
  readonly thumbhash: string;
}

/** Dominant colour and blurred miniature of a picture; clear parts count as white. */
export async function groundOf(source: Sharp): Promise<Ground> {
  const small = source.clone().resize(64, 64, { fit: 'inside' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  // Statistics look at a stored picture, never at the steps that are still to come.
  const opaque = await source.clone().resize(160).flatten({ background: '#ffffff' }).png().toBuffer();
  const { dominant } = await sharp(opaque).stats();
  return {
    color: hexOf([dominant.r, dominant.g, dominant.b]),
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
  };
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
