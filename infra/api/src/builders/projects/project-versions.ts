import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { picturesOf } from './form-pictures.ts';
import type { StoredForm } from './form-query.ts';

export interface KeptVersion {
  readonly projectId: number;
  readonly version: number;
  readonly action: string;
  readonly form: StoredForm;
  readonly changed: number | null;
  readonly actorId: number | null;
  readonly restoredFrom?: number | null | undefined;
}

/** Of what stood there before any version of a project was kept. */
export const foundAction = 'found';

/** Keeps the form of a version as it is stored; once, however often it is asked, and as found only where none is. */
export async function keepVersion(db: Kysely<Database>, kept: KeptVersion): Promise<void> {
  const { projectId, version, action, form, changed, actorId, restoredFrom = null } = kept;
  const pictures = [...new Set(picturesOf(form).map(({ key }) => key))];
  await sql`
    insert into project_version (project_id, version, action, form, pictures, changed, restored_from, actor_id, at)
    select id, ${version}, ${action}, ${JSON.stringify(form)}::jsonb, ${pictures}::text[], ${changed}, ${restoredFrom},
      ${actorId}, updated_at from project where id = ${projectId}
      and (${action}::text <> ${foundAction} or not exists (select from project_version where project_id = ${projectId}))
    on conflict do nothing`.execute(db);
}
