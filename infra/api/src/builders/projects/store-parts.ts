import { isDeepStrictEqual } from 'node:util';
import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { StoredForm } from './form-query.ts';

type Part = 'project_category' | 'additional_criteria' | 'social_networks' | 'nearby_places' | 'common_area_photos';

/** How a list of the form replaces the rows that stood for it. */
type Replace = (db: Kysely<Database>, projectId: number, form: ProjectForm) => Promise<void>;

const replaceCategories: Replace = async (db, project_id, form) => {
  await db.deleteFrom('project_category_link').where('project_id', '=', project_id).execute();
  const rows = form.project_category.map((category_key) => ({ project_id, category_key }));
  if (rows.length > 0) await db.insertInto('project_category_link').values(rows).execute();
};

const replaceCriteria: Replace = async (db, project_id, form) => {
  await db.deleteFrom('project_criterion').where('project_id', '=', project_id).execute();
  const rows = form.additional_criteria.map((criterion_key) => ({ project_id, criterion_key }));
  if (rows.length > 0) await db.insertInto('project_criterion').values(rows).execute();
};

const replaceSocialNetworks: Replace = async (db, project_id, form) => {
  await db.deleteFrom('project_social_link').where('project_id', '=', project_id).execute();
  const rows = form.social_networks.map(({ network, url }) => ({ project_id, network, url }));
  if (rows.length > 0) await db.insertInto('project_social_link').values(rows).execute();
};

const replaceNearbyPlaces: Replace = async (db, project_id, form) => {
  const former = await db
    .deleteFrom('nearby_place')
    .where('project_id', '=', project_id)
    .returning(['name', 'category_key', 'distance_m'])
    .execute();
  const rows = form.nearby_places.map(({ name, category }, index) => ({
    project_id,
    position: index + 1,
    name,
    category_key: category,
    distance_m: former.find((row) => row.name === name && row.category_key === category)?.distance_m ?? null,
  }));
  if (rows.length > 0) await db.insertInto('nearby_place').values(rows).execute();
};

const replacePhotos: Replace = async (db, project_id, form) => {
  await db.deleteFrom('project_media').where('project_id', '=', project_id).where('role', '=', 'common-area').execute();
  const rows = form.common_area_photos.map(({ name, image }, index) => ({
    project_id,
    media_key: image,
    role: 'common-area' as const,
    position: index + 1,
    name,
    alt: `${name} de ${form.name}`,
  }));
  if (rows.length > 0) await db.insertInto('project_media').values(rows).execute();
};

const replacements: readonly (readonly [Part, Replace])[] = [
  ['project_category', replaceCategories],
  ['additional_criteria', replaceCriteria],
  ['social_networks', replaceSocialNetworks],
  ['nearby_places', replaceNearbyPlaces],
  ['common_area_photos', replacePhotos],
];

/** Lists that hang on a project; those that stayed as they were are left alone. */
export async function storeParts(
  db: Kysely<Database>,
  projectId: number,
  form: ProjectForm,
  former?: StoredForm,
): Promise<void> {
  const isRenamed = former?.name !== form.name;
  for (const [part, replace] of replacements) {
    const isSame = former && isDeepStrictEqual(former[part], form[part]);
    // The words for a photo name the project.
    if (!isSame || (isRenamed && part === 'common_area_photos')) await replace(db, projectId, form);
  }
}
