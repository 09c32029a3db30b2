import type { Plant } from '@umbral/domain/homes/plant.ts';
import { sql } from 'kysely';
import { type Backend, runNamed } from '../../engine/backend.ts';
import { priceOrder } from '../conditions/public-price.ts';
import { visibleStates } from '../projects/visible-states.ts';
import { plantDetailQuery } from './plant-query.ts';
import { toPlant } from './plant-shape.ts';
import { recordOfSlugQuery } from './record-query.ts';

/** The page of a plant by slug, in two statements side by side; nothing for unknown and unpublished ones. */
export async function findPlant(backend: Backend, slug: string): Promise<Plant | undefined> {
  const [records, details] = await Promise.all([
    runNamed(backend, 'plant-record', recordOfSlugQuery(slug)),
    runNamed(backend, 'plant-detail', plantDetailQuery(slug)),
  ]);
  const [record] = records;
  const [detail] = details;
  if (!record || !detail || !visibleStates.has(detail.state)) return undefined;
  return toPlant(record, detail);
}

/** Highest price on offer that the public may know, pesos; 0 while nothing is. */
export async function maxPrice({ db }: Backend): Promise<number> {
  const row = await db
    .selectFrom('plant')
    .innerJoin('project', 'project.id', 'plant.project_id')
    .where('plant.is_active', '=', true)
    .where('project.state', '=', 'published')
    .select(sql<number | null>`max(${priceOrder('plant')})`.as('price'))
    .executeTakeFirst();
  return row?.price ?? 0;
}

/** Counts a view of today; 0 for an unknown plant. */
export async function countView({ pool }: Backend, id: number): Promise<0 | 1> {
  const { rowCount } = await pool.query({
    name: 'count-view',
    text: `insert into plant_view_count (plant_id) select id from plant where id = $1
      on conflict (plant_id, day) do update set views = plant_view_count.views + 1`,
    values: [id],
  });
  return rowCount === 1 ? 1 : 0;
}

/** Counts a click of today on a phone; 0 for an unknown plant. */
export async function countClick({ pool }: Backend, id: number, type: string): Promise<0 | 1> {
  const { rowCount } = await pool.query({
    name: 'count-click',
    text: `insert into plant_phone_click_count (plant_id, type) select id, $2 from plant where id = $1
      on conflict (plant_id, type, day) do update set clicks = plant_phone_click_count.clicks + 1`,
    values: [id, type],
  });
  return rowCount === 1 ? 1 : 0;
}
