import { fewestForMedian } from '@umbral/domain/limits/result-limits.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Period } from './result-period.ts';
import { contactsWhere, countedByDay } from './result-queries.ts';

/** The middle of what happened to those that are published in a zone. */
export interface Median {
  impressions: number;
  views: number;
  contacts: number;
  /** How many were compared. */
  compared: number;
}

/** Projects that typologies of a zone must come from, so that their median tells of no single one. */
const fewestProjects = 3;

interface MedianRow extends Median {
  zone_id: number;
}

const byZone = (rows: readonly MedianRow[]) =>
  new Map(rows.map(({ zone_id, ...median }): [number, Median] => [zone_id, median]));

const middle = (name: string) => sql`round(percentile_cont(0.5) within group (order by ${sql.ref(name)}))::int`;
const total = (kind: string) => sql`coalesce(sum(f.amount) filter (where f.kind = ${kind}), 0)`;
const totals = sql`${total('impressions')} as impressions, ${total('views')} as views, ${total('contacts')} as contacts`;
const medians = sql`count(*)::int as compared, ${middle('impressions')} as impressions, ${middle('views')} as views,
  ${middle('contacts')} as contacts`;

/** What happened to the published typologies of some zones over a period. */
function doneIn(zones: readonly number[], { from, until }: Period) {
  const ids = sql`${[...zones]}::integer[]`;
  const inZones = sql`select id from project where state = 'published' and zone_id = any (${ids})`;
  return sql`
    home as (select p.id, p.project_id, j.zone_id from plant p join project j on j.id = p.project_id
      where j.state = 'published' and j.zone_id = any (${ids}) and p.is_active and p.removed_at is null),
    done as (
      select * from ${countedByDay} d
        where d.kind <> 'clicks' and d.project_id in (${inZones}) and d.day between ${from}::date and ${until}::date
      union all select * from ${contactsWhere(sql<boolean>`k.project_id in (${inZones})`)} k
        where k.day between ${from}::date and ${until}::date)`;
}

/** Medians of the published projects of zones, by zone; none where a zone has fewer than five. */
export async function projectMedians(
  { db }: Backend,
  zones: readonly number[],
  period: Period,
): Promise<Map<number, Median>> {
  const { rows } = await sql<MedianRow>`
    with ${doneIn(zones, period)},
    each as (select h.zone_id, h.project_id, ${totals}
      from (select distinct zone_id, project_id from home) h left join done f on f.project_id = h.project_id group by 1, 2)
    select zone_id, ${medians} from each group by zone_id having count(*) >= ${fewestForMedian}`.execute(db);
  return byZone(rows);
}

/** Medians of the typologies of zones, by zone; none where they are fewer than five or of fewer than three projects. */
export async function plantMedians(
  { db }: Backend,
  zones: readonly number[],
  period: Period,
): Promise<Map<number, Median>> {
  const { rows } = await sql<MedianRow>`
    with ${doneIn(zones, period)},
    each as (select h.zone_id, h.project_id, h.id, ${totals}
      from home h left join done f on f.plant_id = h.id group by 1, 2, 3)
    select zone_id, ${medians} from each group by zone_id
    having count(*) >= ${fewestForMedian} and count(distinct project_id) >= ${fewestProjects}`.execute(db);
  return byZone(rows);
}
