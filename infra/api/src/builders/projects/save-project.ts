import { createHash } from 'node:crypto';
import type { ProjectState } from '@umbral/domain/homes/project-states.ts';
import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { consumeDraft, type DraftVersion } from './draft-queries.ts';
import { formChanges } from './form-changes.ts';
import { checkForm } from './form-checks.ts';
import { claimPictures, picturesOf } from './form-pictures.ts';
import { readForm, type StoredForm } from './form-query.ts';
import { refreshAmounts } from './form-refresh.ts';
import { freeSlug } from './free-slug.ts';
import { type OwnedProject, ownProject, requireBuilder } from './ownership.ts';
import { logProject } from './project-log.ts';
import { projectColumns } from './project-row.ts';
import { projectTexts as texts } from './project-texts.ts';
import { changeProjects } from './project-transaction.ts';
import { foundAction, keepVersion } from './project-versions.ts';
import { storeForm } from './store-form.ts';
import { versionConflict } from './version-conflict.ts';

/** A project after it was saved. */
export interface Saved {
  id: number;
  slug: string;
  version: number;
  state: ProjectState;
}

export interface Creation {
  form: ProjectForm;
  idempotency_key: string;
  send_to_review: boolean;
  draft: DraftVersion | null;
}

export interface Update {
  id: number;
  version: number;
  form: ProjectForm;
  draft: DraftVersion | null;
}

type Known = { id: number; form: StoredForm };

/** Refuses a form that the database cannot agree with, naming its fields below `form`. */
async function admit(db: Kysely<Database>, person: SignedIn, form: ProjectForm, known?: Known): Promise<void> {
  const used = new Set(known ? picturesOf(known.form).map(({ key }) => key) : []);
  const pictures = picturesOf(form).filter(({ key }) => !used.has(key));
  const claimant = { userId: person.userId, builderId: form.builder };
  const issues = {
    ...(await checkForm(db, form, known)),
    ...(await claimPictures(db, claimant, pictures)),
  };
  const entries = Object.entries(issues);
  if (entries.length === 0) return;
  throw new Refusal('invalid-input', Object.fromEntries(entries.map(([path, text]) => [`form.${path}`, text])));
}

/** The project that a key made already; 409 where it was made of another form. */
async function createdBefore(db: Kysely<Database>, builderId: number, key: string, hash: Buffer) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${builderId}))`.execute(db);
  const row = await db
    .selectFrom('project')
    .where('builder_id', '=', builderId)
    .where('creation_key', '=', key)
    .select(['id', 'slug', 'version', 'state', 'creation_hash'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { creation_hash, ...saved } = row;
  if (!creation_hash?.equals(hash)) throw new Refusal('conflict', { idempotency_key: texts.reused });
  return saved;
}

async function insertProject(
  { now }: Backend,
  db: Kysely<Database>,
  { form, idempotency_key, send_to_review }: Creation,
  hash: Buffer,
): Promise<Saved> {
  const city = await db
    .selectFrom('city')
    .where('id', '=', form.location.city)
    .select('slug')
    .executeTakeFirstOrThrow();
  const slug = await freeSlug(db, 'project', `${slugify(form.name)}-${city.slug}`);
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('project', 'id'))::integer as id`.execute(db);
  const id = found(rows[0]).id;
  return db
    .insertInto('project')
    .values({
      ...projectColumns(form),
      id,
      code: `UMB-${10_000 + id}`,
      slug,
      builder_id: form.builder,
      state: send_to_review ? 'in-review' : 'draft',
      terms_accepted_at: now(),
      creation_key: idempotency_key,
      creation_hash: hash,
    })
    .returning(['id', 'slug', 'version', 'state'])
    .executeTakeFirstOrThrow();
}

/** Creates a project with all its parts in one transaction; the same key and form give the same project again. */
export async function createProject(backend: Backend, person: SignedIn, creation: Creation): Promise<Saved> {
  const { form, idempotency_key: key, draft } = creation;
  await requireBuilder(backend.db, person, form.builder);
  const hash = createHash('sha256').update(JSON.stringify(form)).digest();
  return changeProjects(backend, person, async (trx) => {
    const before = await createdBefore(trx, form.builder, key, hash);
    if (before) return before;
    await admit(trx, person, form);
    const project = await insertProject(backend, trx, creation, hash);
    await storeForm(backend, trx, project, form);
    if (draft) await consumeDraft(trx, draft, { id: project.id, builder_id: form.builder });
    const changes = [{ path: 'state', before: null, after: project.state }];
    await logProject(trx, person, 'create', { id: project.id, version: project.version, changes });
    return project;
  });
}

async function updateRow(backend: Backend, db: Kysely<Database>, { id }: OwnedProject, form: ProjectForm) {
  return db
    .updateTable('project')
    .set((eb) => ({
      ...projectColumns(form),
      version: eb('version', '+', 1),
      terms_accepted_at: eb.fn.coalesce('terms_accepted_at', eb.val(backend.now())),
    }))
    .where('id', '=', id)
    .returning(['id', 'slug', 'version', 'state'])
    .executeTakeFirstOrThrow();
}

/** Replaces the form of a project in one transaction; 409 with what others changed where the version is an older one. */
export async function updateProject(backend: Backend, person: SignedIn, update: Update): Promise<Saved> {
  return changeProjects(backend, person, async (trx) => {
    const project = await ownProject(trx, person, update.id, 'lock');
    if (project.version !== update.version) throw await versionConflict(trx, project, update.version);
    const former = found(await readForm(trx, project.id));
    const saved = await replaceForm(backend, trx, person, { project, former, form: update.form, action: 'update' });
    if (update.draft) await consumeDraft(trx, update.draft, project);
    return saved;
  });
}

export interface Replacement {
  readonly project: OwnedProject;
  readonly former: StoredForm;
  readonly form: ProjectForm;
  /** As the log calls it. */
  readonly action: string;
  readonly restoredFrom?: number;
}

/** Checks and stores another form of a project that this transaction has locked, as its next version. */
export async function replaceForm(
  backend: Backend,
  db: Kysely<Database>,
  person: SignedIn,
  { project, former, form: wanted, action, restoredFrom }: Replacement,
): Promise<Saved> {
  const { id, version } = project;
  await keepVersion(db, { projectId: id, version, action: foundAction, form: former, changed: null, actorId: null });
  const form = refreshAmounts(wanted, former);
  await admit(db, person, form, { id, form: former });
  const saved = await updateRow(backend, db, project, form);
  const changes = formChanges(former, await storeForm(backend, db, project, form, former));
  await logProject(db, person, action, {
    id,
    version: saved.version,
    changes,
    ...(restoredFrom ? { restoredFrom } : {}),
  });
  return saved;
}
