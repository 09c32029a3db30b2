import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import type { FormChange } from './form-changes.ts';
import { writeAudit } from './project-transaction.ts';

interface LoggedChange {
  id: number;
  version: number;
  changes: readonly FormChange[];
  reason?: string | null;
}

/** Logs a change of a project: the version it made, the fields, and their values before and after; gives the entry's number. */
export async function logProject(
  db: Kysely<Database>,
  person: SignedIn,
  action: string,
  { id, version, changes, reason }: LoggedChange,
): Promise<number> {
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
