import type { Image } from '@umbral/domain/media/image.ts';
import { focusMark } from '@umbral/domain/media/image-focus.ts';
import { srcSetOf } from '@umbral/domain/media/image-set.ts';
import { sql } from 'kysely';

/** A picture as queries select it: columns of its asset and the words for this place. */
export interface ImageRow {
  width: number;
  height: number;
  color: string;
  thumbhash: string | null;
  alt: string;
  files: { width: number; src: string; format?: string }[];
  focus_x?: number | null;
  focus_y?: number | null;
}

/** JSON of an asset for `toImage`; the alternative text is the place's own, or the asset's. */
export function imageJson(alias: string, alt = sql`null`) {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<ImageRow>`jsonb_build_object('width', ${column('width')}, 'height', ${column('height')},
    'color', ${column('color')}, 'thumbhash', ${column('thumbhash')},
    'alt', coalesce(nullif(${alt}, ''), ${column('alt')}), 'files', ${column('files')},
    'focus_x', ${column('focus_x')}, 'focus_y', ${column('focus_y')})`;
}

/** The asset of a key as JSON, or null. */
export function imageOfKey(key: string, alt = sql`null`) {
  return sql<ImageRow | null>`(select ${imageJson('asset', alt)} from media_asset asset where asset.key = ${sql.ref(key)})`;
}

/** Width that stands in where a browser does not choose. */
const usualWidth = 800;

/** A picture for an `img`; nothing where no derivative exists. */
export function toImage(row: ImageRow | null): Image | null {
  if (!row) return null;
  const files = fallbackOf(row.files);
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  const usual = byWidth.find(({ width }) => width >= usualWidth) ?? byWidth.at(-1);
  if (!usual) return null;
  const avif = row.files.filter(({ format }) => format === 'avif');
  // Half a set would give some screens a picture that is too small.
  const isWhole = avif.length > 0 && files.every(({ width }) => avif.some((one) => one.width === width));
  const focus = focusOf(row);
  return {
    src: usual.src,
    ...(files.length > 1 ? { srcSet: srcSetOf(files) } : {}),
    ...(isWhole ? { avifSrcSet: srcSetOf(avif) } : {}),
    alt: row.alt,
    width: row.width,
    height: row.height,
    color: row.color,
    ...(row.thumbhash ? { thumbhash: row.thumbhash } : {}),
    ...(focus ? { focus } : {}),
  };
}

/** The mark of a picture's focus; nothing where it is cropped in its middle. */
function focusOf({ focus_x: x, focus_y: y, ...size }: ImageRow): string | undefined {
  return typeof x === 'number' && typeof y === 'number' ? focusMark({ x, y }, size) : undefined;
}

/** The files for every browser: WebP where there is any, else what there is but AVIF. */
function fallbackOf(files: ImageRow['files']): ImageRow['files'] {
  const webp = files.filter(({ format }) => format === 'webp');
  return webp.length > 0 ? webp : files.filter(({ format }) => format !== 'avif');
}

/** Pictures that can be shown, in their order. */
export function toImages(rows: readonly ImageRow[]): Image[] {
  return rows.map(toImage).filter((image) => image !== null);
}
