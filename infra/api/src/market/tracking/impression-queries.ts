import type { Backend } from '../../engine/backend.ts';

/**
 * Adds one of today to each plant that exists and can be on a card. In the order of their numbers: two messages at
 * once never wait for one another.
 */
export async function storeImpressions({ pool, now }: Backend, plants: readonly number[]): Promise<void> {
  if (plants.length === 0) return;
  await pool.query({
    name: 'count-impressions',
    text: `insert into plant_impression_count (plant_id, day, impressions)
      select p.id, bogota_day($2::timestamptz), 1 from plant p join project j on j.id = p.project_id
      where p.id = any ($1::integer[]) and p.removed_at is null and j.state = 'published'
      order by p.id
      on conflict (plant_id, day) do update set impressions = plant_impression_count.impressions + 1`,
    values: [plants, now()],
  });
}
