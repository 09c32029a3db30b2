import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { articlePaths, renewPages } from './comment-queries.ts';

type State = 'published' | 'hidden';

export interface ModeratedComment {
  id: number;
  name: string;
  subject: string;
  content: string;
  created_at: string;
  state: State;
  is_reply: boolean;
  article: { slug: string; title: string };
}

/** One page of the comments of all articles, newest first. */
export async function commentsToModerate(
  { db }: Backend,
  state: State | undefined,
  page: PageRequest,
): Promise<Page<ModeratedComment>> {
  const where = state ? sql`m.state = ${state}` : sql`true`;
  const [counted, { rows }] = await Promise.all([
    sql<{ total: number }>`select count(*) as total from comment m where ${where}`.execute(db),
    sql<Omit<ModeratedComment, 'created_at'> & { created_at: Date }>`
      select m.id, m.name, m.subject, m.content, m.created_at, m.state, m.parent_id is not null as is_reply,
        jsonb_build_object('slug', a.slug, 'title', a.title) as article
      from comment m join article a on a.id = m.article_id where ${where}
      order by m.created_at desc, m.id desc limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db),
  ]);
  const data = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return pageOfRows(data, counted.rows[0]?.total ?? 0, page);
}

/** Hides or shows a comment, with its entry in the log of changes; false where there is none of that number. */
export async function moderate(backend: Backend, actorId: number, id: number, state: State): Promise<boolean> {
  return backend.db.transaction().execute(async (transaction) => {
    const former = await transaction
      .selectFrom('comment')
      .where('id', '=', id)
      .select(['state', 'article_id'])
      .forUpdate()
      .executeTakeFirst();
    if (!former) return false;
    if (former.state === state) return true;
    await transaction.updateTable('comment').set({ state }).where('id', '=', id).execute();
    await transaction
      .insertInto('audit_log')
      .values({
        actor_id: actorId,
        action: 'moderate',
        entity: 'comment',
        entity_id: String(id),
        before: JSON.stringify({ state: former.state }),
        after: JSON.stringify({ state }),
      })
      .execute();
    await renewPages(transaction, (await articlePaths({ ...backend, db: transaction }, former.article_id)) ?? []);
    return true;
  });
}
