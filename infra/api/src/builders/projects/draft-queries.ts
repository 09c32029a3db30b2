import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { claimDraftPictures } from './draft-pictures.ts';
import { readForm } from './form-query.ts';
import { actsFor, ownProject, requireBuilder } from './ownership.ts';
import { projectTexts as texts } from './project-texts.ts';
import { inTransaction } from './project-transaction.ts';

/** More than a builder writes at a time. */
const maxDrafts = 50;

/** A draft as somebody last read it. */
export interface DraftVersion {
  id: number;
  version: number;
}

export interface DraftPayload {
  id: number | null;
  version: number | null;
  builder: number;
  project_id: number | null;
  /** The version of the project that the form holds; null where it holds the one that it began with. */
  project_version: number | null;
  idempotency_key?: string;
  payload: Record<string, unknown>;
}

/** From where the changes of a draft began: the project as it was. */
interface Beginning {
  project_version: number;
  project_form: string;
}

interface DraftRow {
  id: number;
  builder_id: number;
  project_id: number | null;
  title: string;
  payload: unknown;
  version: number;
  project_version: number | null;
  project_form: unknown;
  created_at: Date;
  updated_at: Date;
}

/** A draft of a builder for whom the person acts; anybody else's is as absent as none. */
export async function ownDraft(db: Kysely<Database>, person: SignedIn, id: number, lock?: 'lock'): Promise<DraftRow> {
  const { rows } = await sql<DraftRow>`
    select id, builder_id, project_id, title, payload, version, project_version, project_form, created_at, updated_at
    from project_draft where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  const draft = found(rows[0]);
  if (!(await actsFor(db, person, draft.builder_id))) throw new Refusal('not-found');
  return draft;
}

function requireVersion(draft: { version: number }, read: number | null): void {
  if (draft.version !== read) throw new Refusal('conflict', { version: texts.version(draft.version) });
}

/**
 * Ends a draft that has become a project, whose preview links and comments go on with the project; 404 where it is gone or another
 * builder's, 409 where it moved on.
 */
export async function consumeDraft(
  db: Kysely<Database>,
  read: DraftVersion,
  project: { readonly id: number; readonly builder_id: number },
): Promise<void> {
  const row = await db
    .selectFrom('project_draft')
    .where('id', '=', read.id)
    .where('builder_id', '=', project.builder_id)
    .select('version')
    .forUpdate()
    .executeTakeFirst();
  requireVersion(found(row), read.version);
  const moved = { draft_id: null, project_id: project.id };
  await db.updateTable('project_preview').set(moved).where('draft_id', '=', read.id).execute();
  await db.updateTable('project_comment').set(moved).where('draft_id', '=', read.id).execute();
  await db.deleteFrom('project_draft').where('id', '=', read.id).execute();
}

/** What the list of drafts calls it: the name in the form, as far as there is one. */
function titleOf({ name }: Record<string, unknown>): string {
  return typeof name === 'string' ? [...name.trim()].slice(0, 120).join('') : '';
}

/** The project from which a draft begins; 409 where the form holds an older version of it. */
async function beginningOf(
  db: Kysely<Database>,
  person: SignedIn,
  draft: DraftPayload,
): Promise<Beginning | undefined> {
  const { builder, project_id, project_version: read, id } = draft;
  if (project_id === null) return undefined;
  const project = await ownProject(db, person, project_id);
  if (project.builder_id !== builder) throw new Refusal('invalid-input', { builder: texts.builder });
  if (read === null && id !== null) return undefined;
  if (read !== null && read !== project.version)
    throw new Refusal('conflict', { project_version: texts.version(project.version) });
  const form = await readForm(db, project_id);
  return { project_version: project.version, project_form: JSON.stringify(found(form)) };
}

async function insertDraft(db: Kysely<Database>, person: SignedIn, draft: DraftPayload, beginning?: Beginning) {
  const { builder, project_id, idempotency_key: key, payload } = draft;
  await sql`select pg_advisory_xact_lock(hashtextextended('project-draft', ${builder}))`.execute(db);
  if (key) {
    const same = await db
      .selectFrom('project_draft')
      .where('builder_id', '=', builder)
      .where('creation_key', '=', key)
      .select(['id', 'version', 'updated_at'])
      .executeTakeFirst();
    if (same) return same;
  }
  const { count } = await db
    .selectFrom('project_draft')
    .where('builder_id', '=', builder)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maxDrafts) throw new Refusal('conflict', { payload: texts.draft.full });
  return db
    .insertInto('project_draft')
    .values({
      builder_id: builder,
      project_id,
      title: titleOf(payload),
      payload: JSON.stringify(payload),
      creation_key: key ?? null,
      saved_by: person.userId,
      ...beginning,
    })
    .returning(['id', 'version', 'updated_at'])
    .executeTakeFirstOrThrow();
}

async function updateDraft(
  db: Kysely<Database>,
  person: SignedIn,
  draft: DraftPayload & { id: number },
  beginning?: Beginning,
) {
  const current = await ownDraft(db, person, draft.id, 'lock');
  requireVersion(current, draft.version);
  return db
    .updateTable('project_draft')
    .set((eb) => ({
      title: titleOf(draft.payload),
      payload: JSON.stringify(draft.payload),
      version: eb('version', '+', 1),
      saved_by: person.userId,
      ...beginning,
    }))
    .where('id', '=', draft.id)
    .returning(['id', 'version', 'updated_at'])
    .executeTakeFirstOrThrow();
}

/** Saves an unfinished form and keeps its uploads; 409 where another tab saved it meanwhile, whose version stays. */
export async function saveDraft(backend: Backend, person: SignedIn, draft: DraftPayload) {
  const { id, builder } = draft;
  await requireBuilder(backend.db, person, builder);
  return inTransaction(backend, async (trx) => {
    const beginning = await beginningOf(trx, person, draft);
    const saved =
      id === null
        ? await insertDraft(trx, person, draft, beginning)
        : await updateDraft(trx, person, { ...draft, id }, beginning);
    await claimDraftPictures(trx, { userId: person.userId, builderId: builder }, draft.payload);
    return saved;
  });
}

/** Deletes a draft; 404 where the person has none of that number. */
export async function deleteDraft({ db }: Backend, person: SignedIn, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await ownDraft(trx, person, id, 'lock');
    await trx.deleteFrom('project_draft').where('id', '=', id).execute();
  });
}
