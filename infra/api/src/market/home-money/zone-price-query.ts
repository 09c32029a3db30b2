import type { ZonePrices } from '@umbral/domain/api/plant-money.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { isTold } from '../conditions/public-price.ts';

/** Of fewer homes than these nothing is said about a zone. */
const fewestHomes = 5;

interface PriceRow {
  readonly count: number;
  readonly points: readonly number[] | null;
  readonly as_of: Date;
}

/**
 * How the price of a square metre lies among the homes of one type that are on sale in the zone of a plant. Hidden
 * prices do not count: a zone of few homes would tell them.
 */
export async function zonePrices({ db }: Backend, plantId: number): Promise<ZonePrices | null> {
  const { rows } = await sql<PriceRow>`
    select count(*)::integer as count, max(o.updated_at) as as_of,
      percentile_cont(array[0, 0.25, 0.5, 0.75, 1]) within group (order by o.price / o.built_area) as points
    from plant p
    join project j on j.id = p.project_id
    join project k on k.city_id = j.city_id and k.zone_id = j.zone_id and k.state = 'published'
    join plant o on o.project_id = k.id and o.is_active and ${isTold('o')}
      and o.property_type_key = p.property_type_key
    where p.id = ${plantId}`.execute(db);
  const [row] = rows;
  if (!row?.points || row.count < fewestHomes) return null;
  const [min = 0, low = 0, median = 0, high = 0, max = 0] = row.points.map(Math.round);
  return { min, low, median, high, max, count: row.count, as_of: row.as_of.toISOString() };
}
