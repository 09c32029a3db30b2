import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { readForm, type StoredForm } from './form-query.ts';
import { storeParts } from './store-parts.ts';
import { storePlants } from './store-plants.ts';
import { storeProjectSpecifications } from './store-specifications.ts';

/** Stores all of a form but the row of its project, in the place of what was stored before; gives what is stored now. */
export async function storeForm(
  { now }: Pick<Backend, 'now'>,
  db: Kysely<Database>,
  project: { id: number; slug: string },
  form: ProjectForm,
  former?: StoredForm,
): Promise<StoredForm> {
  await storeParts(db, project.id, form, former);
  await storeProjectSpecifications(db, project.id, form, former);
  await storePlants(db, project, form, { former, now: now() });
  return found(await readForm(db, project.id));
}
