import { actionsOn, type ProjectAction, projectTransitions } from '@umbral/domain/homes/project-states.ts';
import { projectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { readForm } from './form-query.ts';
import { actorOf, type OwnedProject, ownProject } from './ownership.ts';
import { logProject } from './project-log.ts';
import { enqueueProjectMail } from './project-orders.ts';
import { projectTexts as texts } from './project-texts.ts';
import { changeProjects } from './project-transaction.ts';
import type { Saved } from './save-project.ts';
import { versionConflict } from './version-conflict.ts';

export interface StateChange {
  id: number;
  action: ProjectAction;
  reason: string | null;
  version?: number;
}

/** The project after the change, or why there was none. */
export type StateOutcome = { project: Saved; refusal?: string };

/** Steps towards the public, which only a complete form may take. */
const needsCompleteForm: ReadonlySet<ProjectAction> = new Set(['send-to-review', 'publish']);

async function requireComplete(db: Kysely<Database>, id: number): Promise<void> {
  const { error } = projectForm.safeParse(found(await readForm(db, id)));
  if (!error) return;
  const issues = error.issues.map(({ path, message }) => [`form.${path.join('.')}`, message] as const);
  throw new Refusal('invalid-input', { form: texts.incomplete, ...Object.fromEntries(issues.toReversed()) });
}

function refusalOf(project: OwnedProject, person: SignedIn, action: ProjectAction): string | undefined {
  const holder = { state: project.state, isHeld: project.is_held };
  if (actionsOn(holder, actorOf(person)).includes(action)) return undefined;
  const isHeldOnly = actionsOn({ ...holder, isHeld: false }, actorOf(person)).includes(action);
  return isHeldOnly ? texts.state.held : texts.state.refused(project.state);
}

/** What else an action does to the row: an archived project leaves every place of honour. */
function sideEffects(action: ProjectAction, person: SignedIn, now: Date) {
  const isAdministrator = actorOf(person) === 'administrator';
  return {
    is_held: isAdministrator && (action === 'pause' || action === 'return'),
    ...(action === 'archive' ? { activate_landing: false, featured_position: null, belongs_tv: false } : {}),
    ...(action === 'publish' ? { published_at: now } : {}),
  };
}

async function storeState(db: Kysely<Database>, project: OwnedProject, row: StateRow) {
  const { published_at: published, ...set } = row;
  const saved = await db
    .updateTable('project')
    .set((eb) => ({
      ...set,
      version: eb('version', '+', 1),
      ...(published ? { published_at: eb.fn.coalesce('published_at', eb.val(published)) } : {}),
    }))
    .where('id', '=', project.id)
    .returning(['id', 'slug', 'version', 'state'])
    .executeTakeFirstOrThrow();
  if (saved.state === 'archived') await db.deleteFrom('project_draft').where('project_id', '=', project.id).execute();
  return saved;
}

type StateRow = ReturnType<typeof sideEffects> & { state: Saved['state']; state_reason: string | null };

/**
 * Leads a project from one state to another by the table of transitions. Favourites, comparisons and contacts of an
 * archived project stay with their people but lead nowhere any more; its drafts, landing page and places of honour end.
 */
export async function changeState(backend: Backend, person: SignedIn, change: StateChange): Promise<StateOutcome> {
  const { action, reason } = change;
  const { to, by, needsReason } = projectTransitions[action];
  return changeProjects(backend, person, async (trx) => {
    const project = await ownProject(trx, person, change.id, 'lock');
    if (!by.includes(actorOf(person))) throw new Refusal('not-allowed');
    if (change.version !== undefined && change.version !== project.version)
      throw await versionConflict(trx, project, change.version);
    const refusal = refusalOf(project, person, action);
    if (refusal) return { project, refusal };
    if (needsReason && reason === null) throw new Refusal('invalid-input', { reason: texts.state.reason });
    if (needsCompleteForm.has(action)) await requireComplete(trx, project.id);
    const row = { state: to, state_reason: reason, ...sideEffects(action, person, backend.now()) };
    const saved = await storeState(trx, project, row);
    const changes = [{ path: 'state', before: project.state, after: to }];
    const auditId = await logProject(trx, person, action, { id: project.id, version: saved.version, changes, reason });
    if (actorOf(person) === 'administrator') await enqueueProjectMail(trx, { template: 'project-state', auditId });
    return { project: saved };
  });
}
