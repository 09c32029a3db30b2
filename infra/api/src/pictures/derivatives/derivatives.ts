import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { type Bitmap, decodeWithin, openBitmap } from '../inspection/decoder.ts';

export type DerivativeFormat = 'webp' | 'jpeg';

/** A file that browsers get instead of the original. */
export interface Derivative {
  readonly format: DerivativeFormat;
  /** Pixels. */
  readonly width: number;
  readonly data: Buffer;
  /** Its name, after its content: the same name never has other bytes. */
  readonly name: string;
}

const webpWidths = [400, 800, 1600];
/** For those who read no webp: mail programs, previews of links. */
const jpegWidth = 1200;
/** Upright pictures may be this much higher than wide before their width gives way. */
const tallest = 2.5;
const extensions: Readonly<Record<DerivativeFormat, string>> = { webp: 'webp', jpeg: 'jpg' };

/** A picture as all its derivatives start from: decoded once, at the largest size that is made. */
export function decodeForDerivatives(original: Buffer): Promise<Bitmap> {
  return decodeWithin(original, boxOf(1600));
}

/** The usual derivatives: webp in three widths and a jpeg; none is wider than the picture. */
export async function usualDerivatives(base: Bitmap): Promise<Derivative[]> {
  const derivatives: Derivative[] = [];
  for (const width of widthsWithin(base, webpWidths)) derivatives.push(await encode(base, width, 'webp'));
  for (const width of widthsWithin(base, [jpegWidth])) derivatives.push(await encode(base, width, 'jpeg'));
  return derivatives;
}

/** The picture as avif in one width: a third smaller than webp, and several times as much work. */
export function avifOf(base: Bitmap, width: number): Promise<Buffer> {
  return sizedTo(base, width).avif({ quality: 55, effort: 3 }).toBuffer();
}

function widthsWithin({ width: widest }: Bitmap, widths: readonly number[]): number[] {
  return [...new Set(widths.map((width) => Math.min(width, widest)))];
}

function boxOf(width: number): { width: number; height: number } {
  return { width, height: Math.round(width * tallest) };
}

function sizedTo(base: Bitmap, width: number): Sharp {
  return openBitmap(base)
    .toColourspace('srgb')
    .resize({ ...boxOf(width), fit: 'inside', withoutEnlargement: true });
}

async function encode(base: Bitmap, wanted: number, format: DerivativeFormat): Promise<Derivative> {
  const sized = sizedTo(base, wanted);
  const encoded = {
    webp: () => sized.webp({ quality: 78, effort: 4, smartSubsample: true }),
    jpeg: () => sized.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
  }[format]();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 20);
  return { format, width: info.width, data, name: `${info.width}-${hash}.${extensions[format]}` };
}
