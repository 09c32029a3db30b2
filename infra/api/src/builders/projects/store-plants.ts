import { isDeepStrictEqual } from 'node:util';
import { civilDate } from '@umbral/domain/format/format-date.ts';
import type { PlantForm } from '@umbral/domain/project-form/plant-form.ts';
import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { StoredForm } from './form-query.ts';
import { freeSlug } from './free-slug.ts';
import { plantColumns } from './plant-row.ts';
import { storeBlueprints, storePlantPictures, storeStock } from './store-plant-parts.ts';
import { storeSpecifications } from './store-specifications.ts';

interface Owner {
  id: number;
  slug: string;
}

/** Whether something of a visitor hangs on a plant: then it is taken off, not deleted. */
const isKept = sql<boolean>`(
  exists (select from favourite f where f.plant_id = p.id)
  or exists (select from contact k where k.plant_id = p.id)
  or exists (select from comparison_item i where i.plant_id = p.id))`;

async function removeOthers(db: Kysely<Database>, projectId: number, keptIds: readonly number[]): Promise<void> {
  const others = sql<boolean>`p.project_id = ${projectId} and p.removed_at is null
    and p.id <> all (${[...keptIds]}::integer[])`;
  // Plants that were never on the form stay as they are.
  const onForm = sql<boolean>`(p.is_active or exists (
    select from project j where j.id = p.project_id and j.building_status_key = 'sold-out'))`;
  await sql`update plant p set is_active = false, removed_at = now() where ${others} and ${onForm} and ${isKept}`.execute(
    db,
  );
  await sql`delete from plant p where ${others} and ${onForm} and not ${isKept}`.execute(db);
}

async function storeRow(
  db: Kysely<Database>,
  owner: Owner,
  plant: PlantForm,
  columns: ReturnType<typeof plantColumns>,
): Promise<number> {
  if (plant.id !== null) {
    await db.updateTable('plant').set(columns).where('id', '=', plant.id).execute();
    return plant.id;
  }
  const slug = await freeSlug(db, 'plant', `${owner.slug}-${slugify(plant.name)}`);
  const { id } = await db
    .insertInto('plant')
    .values({ ...columns, project_id: owner.id, slug })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether what hangs on a plant differs from what was stored. */
function changed(plant: PlantForm, former: PlantForm | undefined, names: readonly (keyof PlantForm)[]): boolean {
  return !former || names.some((name) => !isDeepStrictEqual(plant[name], former[name]));
}

/**
 * Stores the typologies in their order. Known ones keep number and address, new ones get a free address, and those
 * that the form no longer names go, or stay as not available where visitors keep them. Gives their numbers.
 */
export async function storePlants(
  db: Kysely<Database>,
  owner: Owner,
  form: ProjectForm,
  { former, now }: { former?: StoredForm; now: Date },
): Promise<void> {
  const ranges = await db
    .selectFrom('price_range')
    .select(['id', 'start_price', 'end_price'])
    .orderBy('start_price')
    .execute();
  const known = form.plants.flatMap(({ id }) => (id === null ? [] : [id]));
  await removeOthers(db, owner.id, known);
  const isRenamed = former?.name !== form.name;
  const { year } = civilDate(now);
  for (const [index, plant] of form.plants.entries()) {
    const id = await storeRow(db, owner, plant, plantColumns(plant, { position: index + 1, form, ranges, year }));
    const before = former?.plants.find((other) => other.id === plant.id);
    if (isRenamed || changed(plant, before, ['name', 'main_image', 'facades', 'blueprints']))
      await storePlantPictures(db, id, plant, form.name);
    if (changed(plant, before, ['blueprints'])) await storeBlueprints(db, id, plant);
    if (changed(plant, before, ['stock'])) await storeStock(db, id, plant.stock);
    if (changed(plant, before, ['specifications']))
      await storeSpecifications(db, { projectId: owner.id, plantId: id, kind: 'interior' }, plant.specifications);
  }
}
