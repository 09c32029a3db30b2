import type { ArticlePage } from '@umbral/domain/api/blog.ts';
import type { ArticleSummary, Tag } from '@umbral/domain/editorial/article.ts';
import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Backend, runNamed } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';

interface SummaryRow extends Omit<ArticleSummary, 'cover' | 'published_at'> {
  cover: ImageRow | null;
  published_at: Date;
}

interface PageRow extends SummaryRow {
  body: RichText;
  tags: Tag[];
  updated_at: Date;
  comments: number;
  previous: ArticlePage['previous'];
  next: ArticlePage['next'];
}

const summaryColumns = sql`
  a.id, a.slug, a.title, a.excerpt, a.author, a.reading_minutes, a.published_at,
  jsonb_build_object('id', k.id, 'name', k.name, 'slug', k.slug) as category,
  ${imageOfKey('a.cover_key', sql`a.cover_alt`)} as cover`;

const published = sql`article a join article_category k on k.id = a.category_id`;

function toSummary(row: SummaryRow): ArticleSummary {
  const { id, slug, title, excerpt, author, reading_minutes, category } = row;
  return {
    id,
    slug,
    title,
    excerpt,
    author,
    reading_minutes,
    category,
    cover: toImage(row.cover),
    published_at: row.published_at.toISOString(),
  };
}

function isPublished(now: Date): RawBuilder<boolean> {
  return sql<boolean>`a.state = 'published' and a.published_at <= ${now}`;
}

export interface ArticleChoice {
  where?: RawBuilder<boolean>;
  orderBy?: RawBuilder<unknown>;
  limit: number;
  offset?: number;
}

const newest = sql`a.published_at desc, a.id desc`;

/** Published articles that fit a condition over a article and k category, newest first. */
export async function listArticles({ db, now }: Backend, choice: ArticleChoice): Promise<ArticleSummary[]> {
  const { where = sql<boolean>`true`, orderBy = newest, limit, offset = 0 } = choice;
  const { rows } = await sql<SummaryRow>`
    select ${summaryColumns} from ${published} where ${isPublished(now())} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(toSummary);
}

/** One page of them. */
export async function articlePage(
  backend: Backend,
  where: RawBuilder<boolean>,
  page: PageRequest,
): Promise<Page<ArticleSummary>> {
  const count = sql<{ total: number }>`
    select count(*) as total from ${published} where ${isPublished(backend.now())} and ${where}`;
  const [counted, data] = await Promise.all([
    count.execute(backend.db),
    listArticles(backend, { where, limit: page.size, offset: (page.number - 1) * page.size }),
  ]);
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}

const neighbour = (comparison: RawBuilder<unknown>, order: RawBuilder<unknown>, now: Date) => sql`(
  select jsonb_build_object('title', e.title, 'slug', e.slug, 'category', q.slug)
  from article e join article_category q on q.id = e.category_id
  where e.state = 'published' and e.published_at <= ${now} and (e.published_at, e.id) ${comparison} (a.published_at, a.id)
  order by e.published_at ${order}, e.id ${order} limit 1)`;

/** One published article with its neighbours in time. */
export async function findArticle(backend: Backend, slug: string): Promise<ArticlePage | undefined> {
  const now = backend.now();
  const [row] = await runNamed<PageRow>(
    backend,
    'article',
    sql`
      select ${summaryColumns}, a.body, a.updated_at,
        (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by t.name), '[]')
          from article_tag l join tag t on t.id = l.tag_id where l.article_id = a.id) as tags,
        (select count(*) from comment m left join comment t on t.id = m.parent_id
          where m.article_id = a.id and m.state = 'published' and t.state is distinct from 'hidden') as comments,
        ${neighbour(sql`<`, sql`desc`, now)} as previous, ${neighbour(sql`>`, sql`asc`, now)} as next
      from ${published} where ${isPublished(now)} and a.slug = ${slug}`,
  );
  if (!row) return undefined;
  const { body, tags, comments, previous, next, updated_at } = row;
  return { ...toSummary(row), body, tags, comments, previous, next, updated_at: updated_at.toISOString() };
}

interface LabelRow {
  id: number;
  name: string;
  slug: string;
  articles: number;
}

/** Categories in their order, or tags by use, with their number of published articles. */
export async function listLabels({ db, now }: Backend, kind: 'category' | 'tag'): Promise<LabelRow[]> {
  const { rows } =
    kind === 'category'
      ? await sql<LabelRow>`
          select k.id, k.name, k.slug, count(a.id) as articles
          from article_category k left join article a on a.category_id = k.id and ${isPublished(now())}
          group by k.id order by k.position`.execute(db)
      : await sql<LabelRow>`
          select t.id, t.name, t.slug, count(a.id) as articles
          from tag t join article_tag l on l.tag_id = t.id join article a on a.id = l.article_id and ${isPublished(now())}
          group by t.id order by count(a.id) desc, t.name`.execute(db);
  return rows;
}

/** The name of a category or tag. */
export function findLabel({ db }: Backend, table: 'article_category' | 'tag', slug: string) {
  return db.selectFrom(table).where('slug', '=', slug).select(['name', 'slug']).executeTakeFirst();
}
