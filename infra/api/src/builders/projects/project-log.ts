import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { found } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import type { FormChange } from './form-changes.ts';
import { readForm } from './form-query.ts';
import { writeAudit } from './project-transaction.ts';
import { keepVersion } from './project-versions.ts';

interface LoggedChange {
  id: number;
  version: number;
  changes: readonly FormChange[];
  reason?: string | null;
  /** The version that was brought back. */
  restoredFrom?: number;
}

/** Whether a change made another form of the project, of which a version is kept. */
function writesForm(action: string, changes: readonly FormChange[]): boolean {
  return action === 'create' || changes.some(({ path }) => path !== 'state');
}

/**
 * Logs a change of a project: the version it made, the fields, and their values before and after, and keeps the form
 * of the version where it is another one; gives the entry's number.
 */
export async function logProject(
  db: Kysely<Database>,
  person: SignedIn,
  action: string,
  { id, version, changes, reason, restoredFrom }: LoggedChange,
): Promise<number> {
  if (writesForm(action, changes)) {
    await keepVersion(db, {
      projectId: id,
      version,
      action,
      form: found(await readForm(db, id)),
      changed: action === 'create' ? null : changes.length,
      actorId: person.userId,
      restoredFrom,
    });
  }
  return writeAudit(db, person, {
    action,
    entity: 'project',
    id,
    before: Object.fromEntries(changes.map(({ path, before }) => [path, before])),
    after: {
      version,
      ...(reason ? { reason } : {}),
      changed: changes.map(({ path }) => path),
      values: Object.fromEntries(changes.map(({ path, after }) => [path, after])),
    },
  });
}
