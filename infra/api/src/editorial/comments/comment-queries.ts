import type { Comment, CommentReply } from '@umbral/domain/editorial/comment.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

interface CommentRow extends Omit<CommentReply, 'created_at'> {
  parent_id: number | null;
  created_at: Date;
}

/** Published comments of a published article: newest first, replies oldest first; nothing for an unknown article. */
export async function commentsOf(
  { db }: Backend,
  slug: string,
): Promise<{ data: Comment[]; total: number } | undefined> {
  const article = await db
    .selectFrom('article')
    .where('slug', '=', slug)
    .where('state', '=', 'published')
    .select('id')
    .executeTakeFirst();
  if (!article) return undefined;
  const { rows } = await sql<CommentRow>`
    select id, parent_id, name, subject, content, created_at from comment
    where article_id = ${article.id} and state = 'published' order by created_at, id`.execute(db);
  const replies = Map.groupBy(rows, (row) => row.parent_id);
  const top = (replies.get(null) ?? []).toReversed();
  const data = top.map((row) => ({ ...toReply(row), replies: (replies.get(row.id) ?? []).map(toReply) }));
  return { data, total: data.reduce((sum, comment) => sum + 1 + comment.replies.length, 0) };
}

function toReply({ id, name, subject, content, created_at }: CommentRow): CommentReply {
  return { id, name, subject, content, created_at: created_at.toISOString() };
}

export interface NewComment {
  articleId: number;
  /** Top-level comment that is answered. */
  parentId: number | null;
  userId: number | null;
  name: string;
  email: string;
  userKey: string;
  subject: string;
  content: string;
}

/** Both addresses of a published article: alone and under its category. */
export async function articlePaths({ db }: Backend, id: number): Promise<string[] | undefined> {
  const row = await db
    .selectFrom('article')
    .innerJoin('article_category', 'article_category.id', 'article.category_id')
    .where('article.id', '=', id)
    .where('article.state', '=', 'published')
    .select(['article.slug', 'article_category.slug as category'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { slug, category } = row;
  return [routes.article.href({ id: slug }), routes.articleInCategory.href({ category, id: slug })];
}

/** Id of the top-level comment to which a reply to `id` belongs; nothing outside the article. */
export async function threadOf({ db }: Backend, articleId: number, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('comment')
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .where('state', '=', 'published')
    .select((eb) => eb.fn.coalesce('parent_id', 'id').as('id'))
    .executeTakeFirst();
  return row?.id;
}

/** The name and address under which a signed-in person writes. */
export async function authorOf({ db }: Backend, userId: number): Promise<{ name: string; email: string }> {
  const row = await db
    .selectFrom('app_user')
    .where('id', '=', userId)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow();
  return { name: `${row.first_name} ${row.last_name}`, email: row.email };
}

/** Comments that one person may write within so many minutes. */
const limits = [
  { comments: 5, minutes: 10 },
  { comments: 30, minutes: 1440 },
] as const;

/** What the same person wrote: who types somebody's e-mail does not stop the account that it belongs to. */
function isBy({ email, userId }: NewComment) {
  return sql`lower(email) = ${email.toLowerCase()} and user_id is not distinct from ${userId}::integer`;
}

/** Comments of one person wait for one another, so that limits hold and a double click writes once. */
async function isTooMuch(db: Kysely<Database>, comment: NewComment, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('comment'), hashtext(${comment.email.toLowerCase()}))`.execute(db);
  for (const { comments, minutes } of limits) {
    const { rows } = await sql<{ written: number }>`
      select count(*) as written from comment
      where ${isBy(comment)} and created_at > ${now}::timestamptz - ${minutes} * interval '1 minute'`.execute(db);
    if ((rows[0]?.written ?? 0) >= comments) return true;
  }
  return false;
}

/** The same words of the same person in the same place, today. */
async function isRepeated(db: Kysely<Database>, comment: NewComment, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from comment
    where ${isBy(comment)} and article_id = ${comment.articleId}
      and parent_id is not distinct from ${comment.parentId}::integer and content = ${comment.content}
      and created_at > ${now}::timestamptz - interval '1 day' limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Stores a comment and queues the renewal of its page. Writing the same twice changes nothing; who writes too much
 * is told so, unless the limits are lifted.
 */
export async function saveComment(
  { db, now }: Backend,
  comment: NewComment,
  { paths, isLimited }: { paths: readonly string[]; isLimited: boolean },
): Promise<'saved' | 'too-many'> {
  return db.transaction().execute(async (transaction) => {
    const isMany = await isTooMuch(transaction, comment, now());
    if (await isRepeated(transaction, comment, now())) return 'saved';
    if (isMany && isLimited) return 'too-many';
    await transaction
      .insertInto('comment')
      .values({
        article_id: comment.articleId,
        parent_id: comment.parentId,
        user_id: comment.userId,
        name: comment.name,
        email: comment.email,
        user_key: comment.userKey || null,
        subject: comment.subject,
        content: comment.content,
        created_at: now(),
      })
      .execute();
    await renewPages(transaction, paths);
    return 'saved';
  });
}

/** Has the pages of an article rendered anew. */
export async function renewPages(db: Kysely<Database>, paths: readonly string[]): Promise<void> {
  await sql`select enqueue_once('purge', ${paths.join()}, ${JSON.stringify({ paths })}::jsonb)`.execute(db);
}
