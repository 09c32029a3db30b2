import type { Tower, Unit, UnitPlant } from '@umbral/domain/api/units.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';

/** The building of a project as it is stored. */
export interface Building {
  readonly towers: Tower[];
  readonly plants: UnitPlant[];
  readonly units: Unit[];
}

/** Columns of a home that its builder reads and writes. */
export const unitColumns = [
  'name',
  'plant_id',
  'tower_id',
  'floor',
  'place',
  'state',
  'is_ready',
  'price',
  'discount',
  'built_area',
  'private_area',
  'orientation',
  'outlook',
  'description',
] as const;

/** Towers in their order, typologies that are still the project's, and homes from the ground up. */
export async function readBuilding(db: Kysely<Database>, projectId: number): Promise<Building> {
  const towers = await db
    .selectFrom('tower')
    .where('project_id', '=', projectId)
    .select(['id', 'name', 'floors'])
    .orderBy('position')
    .execute();
  const plants = await db
    .selectFrom('plant')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .select(['id', 'title', 'property_type_key as type', 'price', 'built_area', 'private_area'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const units = await db
    .selectFrom('stock_unit as s')
    .innerJoin('plant as p', 'p.id', 's.plant_id')
    .leftJoin('tower as t', 't.id', 's.tower_id')
    .where('p.project_id', '=', projectId)
    .select(['s.id', 's.version', ...unitColumns.map((name) => `s.${name}` as const)])
    .orderBy('t.position', (order) => order.asc().nullsLast())
    .orderBy('s.floor', (order) => order.asc().nullsLast())
    .orderBy('s.place', (order) => order.asc().nullsLast())
    .orderBy('s.id')
    .execute();
  return { towers, plants, units };
}
