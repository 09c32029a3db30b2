import type { Guide, GuideSummary, Tool } from '@umbral/domain/editorial/guide.ts';
import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { named } from '../../market/places/place-condition.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';

interface SummaryRow extends Omit<GuideSummary, 'cover' | 'published_at'> {
  cover: ImageRow | null;
  published_at: Date;
}

interface GuideRow extends SummaryRow {
  sections: Guide['sections'];
  downloads: { id: number; title: string; file_name: string }[];
}

const summaryColumns = sql`g.id, g.slug, g.title, g.excerpt, g.audience, g.published_at,
  ${imageOfKey('g.cover_key', sql`g.cover_alt`)} as cover`;

function toSummary({ id, slug, title, excerpt, audience, cover, published_at }: SummaryRow): GuideSummary {
  return { id, slug, title, excerpt, audience, cover: toImage(cover), published_at: published_at.toISOString() };
}

/** Guides in their order. */
export async function listGuides({ db }: Backend): Promise<GuideSummary[]> {
  const { rows } = await sql<SummaryRow>`select ${summaryColumns} from guide g order by g.position`.execute(db);
  return rows.map(toSummary);
}

/** Address of a download, which answers only browsers that unlocked its guide. */
function downloadUrl(fileName: string): string {
  return `/api/guia/descarga/${fileName}`;
}

function extensionOf(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('.') + 1);
}

/** One guide by id or slug; downloads have an address only for a visitor who has unlocked it. */
export async function findGuide(
  backend: Backend,
  word: string,
  visitorKey: string | undefined,
): Promise<Guide | undefined> {
  const { rows } = await sql<GuideRow>`
    select ${summaryColumns},
      (select coalesce(jsonb_agg(jsonb_build_object('title', s.title, 'slug', s.slug, 'body', s.body) order by s.position), '[]')
        from guide_section s where s.guide_id = g.id) as sections,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'title', d.title, 'file_name', d.file_name) order by d.position), '[]')
        from guide_download d where d.guide_id = g.id) as downloads
    from guide g where ${named('g', word)}`.execute(backend.db);
  const [row] = rows;
  if (!row) return undefined;
  const isOpen = visitorKey !== undefined && (await hasUnlocked(backend, row.id, visitorKey));
  const downloads = row.downloads.map(({ id, title, file_name }) => ({
    id,
    title,
    format: extensionOf(file_name),
    url: isOpen ? downloadUrl(file_name) : null,
  }));
  return { ...toSummary(row), sections: row.sections, downloads };
}

async function hasUnlocked({ db }: Backend, guideId: number, visitorKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('guide_unlock')
    .where('guide_id', '=', guideId)
    .where('visitor_key', '=', visitorKey)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets a visitor download the files of a guide. */
export async function unlockGuide({ db }: Backend, guideId: number, visitorKey: string): Promise<void> {
  await db
    .insertInto('guide_unlock')
    .values({ guide_id: guideId, visitor_key: visitorKey, lead_id: null })
    .onConflict((conflict) => conflict.columns(['guide_id', 'visitor_key']).doNothing())
    .execute();
}

/** A file of a guide that the visitor has unlocked: its text, or the blocks that it is drawn from. */
export function findDownload({ db }: Backend, fileName: string, visitorKey: string) {
  return db
    .selectFrom('guide_download as d')
    .innerJoin('guide as g', 'g.id', 'd.guide_id')
    .innerJoin('guide_unlock as u', 'u.guide_id', 'd.guide_id')
    .where('d.file_name', '=', fileName)
    .where('u.visitor_key', '=', visitorKey)
    .select(['d.title', 'd.lead', 'd.content', 'd.body', 'd.media_type', 'g.title as guide', 'g.updated_at'])
    .executeTakeFirst();
}

export type DownloadRow = NonNullable<Awaited<ReturnType<typeof findDownload>>>;

interface ToolRow extends Omit<Tool, 'body'> {
  body: RichText;
}

/** Tools in their order; one of them where a word names it. */
export async function listTools({ db }: Backend, word?: string): Promise<ToolRow[]> {
  const where = word === undefined ? sql<boolean>`true` : named('t', word);
  const { rows } = await sql<ToolRow>`
    select t.id, t.slug, t.title, t.excerpt, t.kind, t.icon, t.body from tool t where ${where} order by t.position`.execute(
    db,
  );
  return rows;
}
