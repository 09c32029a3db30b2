import { uploadLimits } from '@umbral/domain/limits/upload-limits.ts';
import type { Metadata } from 'sharp';
import { BadPicture, toBadPicture } from './bad-picture.ts';
import { whenDecodable } from './decode-gate.ts';
import { decodeWithin, openPicture, pixelLimit } from './decoder.ts';
import { formatOfFile, type PictureFormat } from './picture-format.ts';
import { type Placeholder, placeholderOf } from './placeholder.ts';

/** What is known of a picture that was decoded once from its first to its last byte. */
export interface InspectedPicture extends Placeholder {
  readonly format: PictureFormat;
  /** Pixels as it is seen, after its orientation. */
  readonly width: number;
  readonly height: number;
}

const { longestSide } = uploadLimits;
/** Most memory for one picture, bytes. */
const unpackedLimit = 256 * 1024 * 1024;
/** Somebody waits for the answer, behind proxies that do not wait for ever. */
const patienceMs = 15_000;
const placeholderBox = { width: 100, height: 100 };

/**
 * Looks whether a file is a whole picture of one of the formats, and what it looks like from afar.
 * Throws `BadPicture`; `GateFull` where too many pictures of the same sender wait, or one waits too long.
 */
export async function inspectPicture(
  path: string,
  { formats, sender }: { readonly formats: readonly PictureFormat[]; readonly sender: string },
): Promise<InspectedPicture> {
  const format = await formatOfFile(path);
  if (!format || !formats.includes(format)) throw new BadPicture('type');
  const size = await sizeOf(path, format);
  const decode = () =>
    decodeWithin(path, placeholderBox).catch((error: unknown) => {
      throw toBadPicture(error);
    });
  const small = await whenDecodable({ pixels: size.width * size.height, who: sender, patienceMs }, decode);
  return { format, ...size, ...(await placeholderOf(small)) };
}

/** Reads only the header: a bomb is refused before anything of it is unpacked. */
async function sizeOf(path: string, format: PictureFormat): Promise<{ width: number; height: number }> {
  const facts = await openPicture(path)
    .metadata()
    .catch((error: unknown) => {
      throw toBadPicture(error);
    });
  if (facts.format !== format) throw new BadPicture('type');
  const { width, height } = facts.autoOrient;
  if (Math.max(width, height) > longestSide || width * height > pixelLimit) throw new BadPicture('pixels');
  if (unpackedBytes(facts) > unpackedLimit) throw new BadPicture('pixels');
  return { width, height };
}

/** Memory of a picture that comes in passes, which is held as a whole; others are read line by line. */
function unpackedBytes({ width, height, channels, depth, isProgressive }: Metadata): number {
  const sampleBytes = { uchar: 1, char: 1, float: 4, int: 4, uint: 4 }[String(depth)] ?? 2;
  return isProgressive ? width * height * channels * Math.max(2, sampleBytes) : 0;
}
