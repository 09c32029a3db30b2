import { sql } from 'kysely';
import type { Comment, CommentReply } from 'shared-contracts/domain/comment.ts';
import type { Backend } from '../backend.ts';

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
  return row && [`/actualidad/${row.slug}`, `/actualidad/${row.category}/${row.slug}`];
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

/** Stores a comment and queues the renewal of its page. */
export async function saveComment({ db }: Backend, comment: NewComment, paths: readonly string[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
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
      })
      .execute();
    await sql`select enqueue_once('purge', ${paths.join()}, ${JSON.stringify({ paths })}::jsonb)`.execute(transaction);
  });
}
