import type { PlantForm } from '@umbral/domain/project-form/plant-form.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { projectTexts } from './project-texts.ts';
import { stateSwitched } from './unit-switch.ts';

/** Main picture, facades and the first drawing; pictures of other kinds stay. */
export async function storePlantPictures(
  db: Kysely<Database>,
  plantId: number,
  plant: PlantForm,
  project: string,
): Promise<void> {
  const about = `${plant.name}, ${project}`;
  const [plan] = plant.blueprints;
  const rows = [
    ...(plant.main_image === null
      ? []
      : [{ media_key: plant.main_image, role: 'main' as const, position: 1, alt: about }]),
    ...plant.facades.map((media_key, index) => ({
      media_key,
      role: 'facade' as const,
      position: index + 1,
      alt: projectTexts.pictures.facade(about),
    })),
    ...(plan
      ? [{ media_key: plan.image, role: 'plan' as const, position: 1, alt: projectTexts.pictures.plan(about) }]
      : []),
  ];
  await db
    .deleteFrom('plant_media')
    .where('plant_id', '=', plantId)
    .where('role', 'in', ['main', 'facade', 'plan'])
    .execute();
  const values = rows.map((row) => ({ ...row, plant_id: plantId }));
  if (values.length > 0) await db.insertInto('plant_media').values(values).execute();
}

/** Drawings with their points; a point keeps the size that it had under the same name, a drawing its scale. */
export async function storeBlueprints(db: Kysely<Database>, plantId: number, plant: PlantForm): Promise<void> {
  const scales = await db
    .selectFrom('blueprint')
    .where('plant_id', '=', plantId)
    .select(['media_key', 'width_m'])
    .execute();
  const sizes = await db
    .selectFrom('blueprint_point')
    .innerJoin('blueprint', 'blueprint.id', 'blueprint_point.blueprint_id')
    .where('blueprint.plant_id', '=', plantId)
    .select([
      'blueprint.media_key',
      'blueprint_point.name',
      'blueprint_point.area_m2',
      'blueprint_point.width_m',
      'blueprint_point.depth_m',
    ])
    .execute();
  await db.deleteFrom('blueprint').where('plant_id', '=', plantId).execute();
  for (const [index, { floor, name, image, drop_points }] of plant.blueprints.entries()) {
    const { id } = await db
      .insertInto('blueprint')
      .values({
        plant_id: plantId,
        position: index + 1,
        floor,
        name,
        media_key: image,
        width_m: scales.find((row) => row.media_key === image)?.width_m ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const points = drop_points.map((point, place) => {
      const named = sizes.filter(({ name: known }) => known === point.name);
      // Widths belong to one drawing: on a new one the space may be another.
      const drawn = named.find(({ media_key }) => media_key === image);
      return {
        blueprint_id: id,
        position: place + 1,
        name: point.name,
        x: point.x,
        y: point.y,
        area_m2: (drawn ?? named[0])?.area_m2 ?? null,
        width_m: drawn?.width_m ?? null,
        depth_m: drawn?.depth_m ?? null,
        media_key: point.image,
      };
    });
    if (points.length > 0) await db.insertInto('blueprint_point').values(points).execute();
  }
}

/**
 * Homes for immediate delivery: known ones keep their number and their place in the building. Other homes of the
 * building are not in the form and stay as they are.
 */
export async function storeStock(db: Kysely<Database>, plantId: number, units: PlantForm['stock']): Promise<void> {
  const kept = units.flatMap(({ id }) => (id === null ? [] : [id]));
  let gone = db.deleteFrom('stock_unit').where('plant_id', '=', plantId).where('is_ready', '=', true);
  if (kept.length > 0) gone = gone.where('id', 'not in', kept);
  await gone.execute();
  for (const { id, name, available, price, discount, description } of units) {
    const row = { name, price, discount, description: description || null };
    await (id === null
      ? db
          .insertInto('stock_unit')
          .values({ ...row, plant_id: plantId, state: available ? 'available' : 'sold' })
          .execute()
      : db
          .updateTable('stock_unit')
          .set({ ...row, state: stateSwitched(available) })
          .where('id', '=', id)
          .execute());
  }
}
