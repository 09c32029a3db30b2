import type { ProjectComment } from '@umbral/domain/api/project-comments.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import { isAdministrator } from '../../engine/sessions/access.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { type FormSubject, ownSubject, type WantedSubject } from '../projects/form-subject.ts';
import { actsFor } from '../projects/ownership.ts';
import { inTransaction } from '../projects/project-transaction.ts';
import { commentTexts as texts } from './comment-texts.ts';

/** More than two sides have to say about one form. */
const maxComments = 500;

interface Row {
  id: number;
  path: string | null;
  body: string;
  by: string | null;
  by_portal: boolean;
  author_id: number | null;
  at: Date;
  settled_at: Date | null;
}

const columns = sql`c.id, c.path, c.body, u.first_name as by, c.by_portal, c.author_id, c.at, c.settled_at
  from project_comment c left join app_user u on u.id = c.author_id`;

function toComment({ body, author_id, at, settled_at, ...row }: Row, { userId }: SignedIn): ProjectComment {
  return {
    ...row,
    text: body,
    is_own: author_id === userId,
    at: at.toISOString(),
    settled_at: settled_at?.toISOString() ?? null,
  };
}

async function rowsOf(db: Kysely<Database>, { draft_id, project_id }: FormSubject): Promise<Row[]> {
  const { rows } = await sql<Row>`select ${columns}
    where c.draft_id is not distinct from ${draft_id} and c.project_id is not distinct from ${project_id}
    order by c.id`.execute(db);
  return rows;
}

/** The whole conversation about a draft or project. */
export async function commentsOf({ db }: Backend, person: SignedIn, wanted: WantedSubject): Promise<ProjectComment[]> {
  const rows = await rowsOf(db, await ownSubject(db, person, wanted));
  return rows.map((row) => toComment(row, person));
}

export interface NewComment extends WantedSubject {
  readonly path: string | null;
  readonly text: string;
  readonly key: string;
}

async function commentById(db: Kysely<Database>, id: number): Promise<Row> {
  return found((await sql<Row>`select ${columns} where c.id = ${id}`.execute(db)).rows[0]);
}

/** Says something, once for each key; the letter follows by a job. */
export async function addComment(backend: Backend, person: SignedIn, comment: NewComment): Promise<ProjectComment> {
  const { path, text, key } = comment;
  return inTransaction(backend, async (db) => {
    const subject = await ownSubject(db, person, comment);
    const said = () =>
      db
        .selectFrom('project_comment')
        .where('builder_id', '=', subject.builder_id)
        .where('key', '=', key)
        .select('id')
        .executeTakeFirst();
    const before = await said();
    if (before) return toComment(await commentById(db, before.id), person);
    if ((await rowsOf(db, subject)).length >= maxComments) throw new Refusal('conflict', { text: texts.full });
    const added = await db
      .insertInto('project_comment')
      .values({
        ...subject,
        ...{ path, body: text, key, author_id: person.userId, by_portal: isAdministrator(person), at: backend.now() },
      })
      // The same press, twice in one moment: the first one to come stands.
      .onConflict((conflict) => conflict.columns(['builder_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return toComment(await commentById(db, found(added ?? (await said())).id), person);
  });
}

/** Settles a comment or opens it again, however often it is asked; a comment of others is as absent as none. */
export async function settle(
  { db, now }: Backend,
  person: SignedIn,
  { id, settled }: { readonly id: number; readonly settled: boolean },
): Promise<ProjectComment> {
  const row = found(
    await db.selectFrom('project_comment').where('id', '=', id).select(['id', 'builder_id']).executeTakeFirst(),
  );
  if (!(await actsFor(db, person, row.builder_id))) throw new Refusal('not-found');
  await db
    .updateTable('project_comment')
    .set(settled ? { settled_at: now(), settled_by: person.userId } : { settled_at: null, settled_by: null })
    .where('id', '=', id)
    .where('settled_at', settled ? 'is' : 'is not', null)
    .execute();
  return toComment(await commentById(db, id), person);
}
