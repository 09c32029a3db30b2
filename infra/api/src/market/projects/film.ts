import { type Film, filmTypes } from '@umbral/domain/media/film.ts';
import { type RawBuilder, sql } from 'kysely';
import { type ImageRow, imageJson, toImage } from '../../pictures/stored/image.ts';

const isFilmFormat = (format?: string): format is keyof typeof filmTypes => format !== undefined && format in filmTypes;

/** The film of the library that stands at an address, as JSON for `toFilm`; null where it is another site's. */
export function filmAt(address: RawBuilder<unknown>) {
  return sql<ImageRow | null>`(select ${imageJson('asset')} from media_asset asset
    where asset.kind = 'video' and asset.files @> jsonb_build_array(jsonb_build_object('src', ${address})))`;
}

/** A film with its sources in the library's order and a still; nothing where no file of it plays. */
export function toFilm(row: ImageRow | null): Film | null {
  if (!row) return null;
  const sources = row.files.flatMap(({ src, format }) =>
    isFilmFormat(format) ? [{ src, type: filmTypes[format] }] : [],
  );
  const stills = row.files.filter(({ format }) => !isFilmFormat(format));
  return sources.length > 0 ? { sources, poster: toImage({ ...row, files: stills }) } : null;
}
