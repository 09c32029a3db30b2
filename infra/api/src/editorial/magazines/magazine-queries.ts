import type { Magazine, MagazineIssue, MagazinePage } from '@umbral/domain/editorial/magazine.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';

export interface MagazineChoice {
  /** Condition over m magazine. */
  where?: RawBuilder<boolean>;
  orderBy?: RawBuilder<unknown>;
  limit?: number;
}

/** Issues that are out by Bogotá's calendar and fit, newest first. */
export async function listMagazines({ db, now }: Backend, choice: MagazineChoice = {}): Promise<Magazine[]> {
  const { where = sql<boolean>`true`, orderBy = sql`m.published_at desc, m.id desc`, limit = 200 } = choice;
  const { rows } = await sql<Omit<Magazine, 'cover'> & { cover: ImageRow | null }>`
    select m.id, m.slug, m.code, m.title, m.excerpt, m.embed_url, m.published_at,
      ${imageOfKey('m.cover_key', sql`m.cover_alt`)} as cover
    from magazine m where m.published_at <= ${isoDate(civilDate(now()))}::date and ${where}
    order by ${orderBy} limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, cover: toImage(row.cover) }));
}

/** Pages of an issue in their order. */
async function pagesOf({ db }: Backend, magazineId: number): Promise<MagazinePage[]> {
  const { rows } = await sql<Omit<MagazinePage, 'picture'> & { picture: ImageRow | null }>`
    select g.slug, g.kicker, g.title, g.body, ${imageOfKey('g.media_key', sql`g.media_alt`)} as picture
    from magazine_page g where g.magazine_id = ${magazineId} order by g.position`.execute(db);
  return rows.map((row) => ({ ...row, picture: toImage(row.picture) }));
}

/** The first issue of a choice with its pages; nothing where none fits. */
export async function findIssue(backend: Backend, choice: MagazineChoice): Promise<MagazineIssue | undefined> {
  const [issue] = await listMagazines(backend, { ...choice, limit: 1 });
  return issue && { ...issue, pages: await pagesOf(backend, issue.id) };
}
