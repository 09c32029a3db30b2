import { sql } from 'kysely';
import type { Image } from 'shared-contracts/domain/image.ts';
import { srcSetOf } from 'shared-contracts/domain/image-set.ts';

/** A picture as queries select it: columns of its asset and the words for this place. */
export interface ImageRow {
  width: number;
  height: number;
  color: string;
  thumbhash: string | null;
  alt: string;
  files: { width: number; src: string; format?: string }[];
}

/** JSON of an asset for `toImage`; the alternative text is the place's own, or the asset's. */
export function imageJson(alias: string, alt = sql`null`) {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<ImageRow>`jsonb_build_object('width', ${column('width')}, 'height', ${column('height')},
    'color', ${column('color')}, 'thumbhash', ${column('thumbhash')},
    'alt', coalesce(nullif(${alt}, ''), ${column('alt')}), 'files', ${column('files')})`;
}

/** The asset of a key as JSON, or null. */
export function imageOfKey(key: string, alt = sql`null`) {
  return sql<ImageRow | null>`(select ${imageJson('asset', alt)} from media_asset asset where asset.key = ${sql.ref(key)})`;
}

/** Width that stands in where a browser does not choose. */
const usualWidth = 800;

/** A picture for an `img`; nothing where no derivative exists. */
export function toImage(row: ImageRow | null): Image | null {
  if (!row || row.files.length === 0) return null;
  const modern = row.files.filter(({ format }) => format === 'webp');
  const files = modern.length > 0 ? modern : row.files;
  const byWidth = files.toSorted((a, b) => a.width - b.width);
  const usual = byWidth.find(({ width }) => width >= usualWidth) ?? byWidth.at(-1);
  if (!usual) return null;
  return {
    src: usual.src,
    srcSet: srcSetOf(files),
    alt: row.alt,
    width: row.width,
    height: row.height,
    color: row.color,
    ...(row.thumbhash ? { thumbhash: row.thumbhash } : {}),
  };
}

/** Pictures that can be shown, in their order. */
export function toImages(rows: readonly ImageRow[]): Image[] {
  return rows.map(toImage).filter((image) => image !== null);
}
