import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Backend, runNamed } from '../../engine/backend.ts';
import { visibleStates } from '../projects/visible-states.ts';
import { toPlantRecord } from './plant-record.ts';
import { recordQuery } from './record-query.ts';

/** Records of the plants that a query selects by id, in its order. */
export async function selectRecords(backend: Backend, chosen: RawBuilder<{ id: number }>): Promise<PlantRecord[]> {
  const { rows } = await chosen.execute(backend.db);
  return recordsById(
    backend,
    rows.map(({ id }) => id),
  );
}

/** Records of plants, in the order of their ids. */
export async function recordsById(backend: Backend, ids: readonly number[]): Promise<PlantRecord[]> {
  if (ids.length === 0) return [];
  const rows = await runNamed(backend, 'plant-records', recordQuery(ids));
  return rows.map(toPlantRecord);
}

/** Plants of published and paused projects, in the order asked for; others do not exist for the public. */
export async function recordsOfIds(backend: Backend, ids: readonly number[]): Promise<PlantRecord[]> {
  if (ids.length === 0) return [];
  const rows = await runNamed(backend, 'plant-records', recordQuery(ids));
  return rows.filter((row) => visibleStates.has(row.project_state)).map(toPlantRecord);
}

/** Projects of active builders with what conditions name: j project, b builder, c city, z zone, n neighbourhood, d department,
 * g region, o country. */
export const projectsOfBuilders = sql`
  project j
  join builder b on b.id = j.builder_id and b.is_active
  join city c on c.id = j.city_id
  join zone z on z.id = j.zone_id
  left join neighborhood n on n.id = j.neighborhood_id
  join department d on d.id = c.department_id
  left join region g on g.id = d.region_id
  join country o on o.id = d.country_id`;

export interface ProjectChoice {
  where: RawBuilder<boolean>;
  orderBy?: RawBuilder<unknown>;
  limit?: number;
}

const featuredFirst = sql`j.featured_position nulls last, j.published_at desc, j.id`;

/** One card for each published project that fits: its highlighted unit type, else its first one. */
export function projectCards(
  backend: Backend,
  { where, orderBy = featuredFirst, limit = 100 }: ProjectChoice,
): Promise<PlantRecord[]> {
  return selectRecords(
    backend,
    sql`
      select first.id
      from ${projectsOfBuilders}
      join lateral (
        select p.id from plant p where p.project_id = j.id and p.is_active
        order by p.highlighted desc, p.position limit 1) first on true
      where j.state = 'published' and ${where}
      order by ${orderBy} limit ${limit}`,
  );
}

/** Projects that belong to a price category. */
export function inCategory(category: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from project_category_link k where k.project_id = j.id and k.category_key = ${category})`;
}
