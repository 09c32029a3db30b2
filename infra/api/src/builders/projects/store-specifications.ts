import { isDeepStrictEqual } from 'node:util';
import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import type { SpecificationChoice } from '@umbral/domain/project-form/specification-choice.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely, Selectable } from 'kysely';
import type { StoredForm } from './form-query.ts';

type Kind = 'interior' | 'exterior' | 'common';

/** Whose list it is: the project's, or that of one of its plants. */
interface Owner {
  projectId: number;
  plantId: number | null;
  kind: Kind;
}

async function storeListed(db: Kysely<Database>, owner: Owner, keys: readonly string[]): Promise<void> {
  const { projectId, plantId, kind } = owner;
  const rows =
    keys.length === 0
      ? []
      : await db
          .selectFrom('specification')
          .where('kind', '=', kind)
          .where('key', 'in', [...keys])
          .select(['id', 'key'])
          .execute();
  const links = rows.map(({ id, key }) => ({ specification_id: id, position: keys.indexOf(key) + 1 }));
  if (plantId === null) {
    await db.deleteFrom('project_specification').where('project_id', '=', projectId).where('kind', '=', kind).execute();
    const values = links.map((link) => ({ ...link, project_id: projectId, kind }));
    if (values.length > 0) await db.insertInto('project_specification').values(values).execute();
    return;
  }
  await db.deleteFrom('plant_specification').where('plant_id', '=', plantId).execute();
  const values = links.map((link) => ({ ...link, plant_id: plantId }));
  if (values.length > 0) await db.insertInto('plant_specification').values(values).execute();
}

type CustomRow = Selectable<Database['custom_specification']>;

/** Own features keep their number and what was decided about them; new ones wait. */
async function storeCustom(db: Kysely<Database>, owner: Owner, names: readonly string[]): Promise<void> {
  const { projectId, plantId, kind } = owner;
  const former: CustomRow[] = await db
    .deleteFrom('custom_specification')
    .where('project_id', '=', projectId)
    .where('plant_id', 'is not distinct from', plantId)
    .where('kind', '=', kind)
    .returningAll()
    .execute();
  const known = new Map(former.map((row) => [slugify(row.label), row]));
  const rows = names.map((label, index) => {
    const row = known.get(slugify(label));
    const place = { project_id: projectId, plant_id: plantId, kind, position: index + 1 };
    return row ? { ...row, ...place, label: row.state === 'approved' ? row.label : label } : { ...place, label };
  });
  for (const row of rows) await db.insertInto('custom_specification').values(row).execute();
}

/** Replaces one list of features of a project or plant. */
export async function storeSpecifications(
  db: Kysely<Database>,
  owner: Owner,
  { listed, custom }: SpecificationChoice,
): Promise<void> {
  await storeListed(db, owner, listed);
  await storeCustom(db, owner, custom);
}

const lists = [
  ['exterior', 'exterior_specifications'],
  ['interior', 'interior_finishes'],
  ['common', 'common_services'],
] as const;

/** Replaces the lists of a project that changed. */
export async function storeProjectSpecifications(
  db: Kysely<Database>,
  projectId: number,
  form: ProjectForm,
  former?: StoredForm,
): Promise<void> {
  for (const [kind, name] of lists) {
    if (isDeepStrictEqual(former?.[name], form[name])) continue;
    await storeSpecifications(db, { projectId, plantId: null, kind }, form[name]);
  }
}
