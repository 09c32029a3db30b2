import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { isTold } from '../../market/conditions/public-price.ts';

interface ChangeRow {
  price: number;
  previous_price: number | null;
  effective_at: string;
  changed_by: string | null;
}

interface PlantRow {
  plant_id: number;
  name: string;
  is_active: boolean;
  price: number;
  changes: ChangeRow[];
}

/** Every price of a project's plants, newest first; who changed it as the person's first name. */
export async function projectPrices({ db }: Backend, projectId: number) {
  const { rows } = await sql<PlantRow>`
    select p.id as plant_id, p.title as name, p.is_active, p.price,
      (select coalesce(jsonb_agg(jsonb_build_object('price', l.price, 'previous_price', l.previous_price,
          'effective_at', l.effective_at, 'changed_by', u.first_name) order by l.effective_at desc), '[]')
        from price_log l left join app_user u on u.id = l.changed_by where l.plant_id = p.id) as changes
    from plant p where p.project_id = ${projectId} order by p.position, p.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map((change) => ({ ...change, effective_at: new Date(change.effective_at).toISOString() })),
  }));
}

interface Point {
  day: string;
  price: number;
}

/** The last price of each day for everybody; undefined where the public may not see the plant. */
export async function publicPrices({ db }: Backend, plantId: number): Promise<Point[] | undefined> {
  const { rows } = await sql<{ is_told: boolean; history: Point[] }>`
    select ${isTold('p')} as is_told,
      (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'price', d.price) order by d.day), '[]')
        from (
          select distinct on (bogota_day(l.effective_at)) bogota_day(l.effective_at) as day, l.price
          from price_log l where l.plant_id = p.id and l.effective_at <= now()
          order by bogota_day(l.effective_at), l.effective_at desc) d) as history
    from plant p join project j on j.id = p.project_id join builder b on b.id = j.builder_id and b.is_active
    where p.id = ${plantId} and p.removed_at is null and j.state in ('published', 'paused')`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return row.is_told ? row.history : [];
}

/** How much the last price differs from the one before, in percent with one decimal; null before the first change. */
export function lastChangePercent(history: readonly Point[]): number | null {
  const [before, last] = history.slice(-2);
  if (!before || !last || before.price === 0) return null;
  return Math.round((last.price / before.price - 1) * 1000) / 10;
}
