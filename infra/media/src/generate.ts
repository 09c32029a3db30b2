import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type Picture, pictures } from './library.ts';

/** An entry of `library/manifest.json`; files are addressed below `/media/`. */
interface ManifestEntry {
  readonly key: string;
  readonly kind: string;
  readonly group: string;
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Base64. */
  readonly thumbhash: string;
  readonly alt: string;
  readonly files: readonly { readonly width: number; readonly src: string }[];
}

const library = path.join(import.meta.dirname, '..', 'library');

async function render(picture: Picture): Promise<ManifestEntry> {
  const source = sharp(Buffer.from(picture.draw()));
  const { width, height } = await source.metadata();
  const files = await Promise.all(picture.widths.map((target) => derivative(source, picture.key, target)));
  const small = source.clone().resize(64, 64, { fit: 'inside' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const { dominant } = await source.stats();
  return {
    key: picture.key,
    kind: picture.kind,
    group: picture.group,
    width,
    height,
    color: `#${[dominant.r, dominant.g, dominant.b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
    thumbhash: Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64'),
    alt: picture.alt,
    files,
  };
}

async function derivative(source: Sharp, key: string, width: number): Promise<{ width: number; src: string }> {
  const name = `${key}-${width}.webp`;
  const target = path.join(library, 'files', name);
  await mkdir(path.dirname(target), { recursive: true });
  await source.clone().resize(width).webp({ quality: 78, effort: 5 }).toFile(`${target}.part`);
  await rename(`${target}.part`, target);
  return { width, src: `/media/${name}` };
}

const entries: ManifestEntry[] = [];
for (const picture of pictures) entries.push(await render(picture));
await writeFile(path.join(library, 'manifest.json'), `${JSON.stringify(entries, null, 1)}\n`);
console.log(`${entries.length} pictures in ${library}`);
