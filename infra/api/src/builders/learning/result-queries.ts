import type { ProjectState } from '@umbral/domain/homes/project-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Period } from './result-period.ts';

/** Something that buyers did, in one week of the period or of those before it (counted from the first of these). */
export interface WeekRow {
  project_id: number;
  /** Null where it concerned the project as a whole, as a visit of its own page, or a typology that is gone. */
  plant_id: number | null;
  kind: 'impressions' | 'views' | 'clicks' | 'contacts' | 'favourites';
  week: number;
  amount: number;
}

/** A project whose results are told, with its typologies. */
export interface ToldProject {
  id: number;
  title: string;
  zone: string;
  zone_id: number;
  city: string;
  state: ProjectState;
  plants: { id: number; title: string; is_active: boolean }[];
}

/** The projects of a builder in every state but archived, or the one that is asked for, by title. */
export async function toldProjects(
  { db }: Backend,
  builderId: number,
  project: number | undefined,
): Promise<ToldProject[]> {
  const { rows } = await sql<ToldProject>`
    select j.id, j.title, z.name as zone, j.zone_id, c.name as city, j.state,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'is_active', p.is_active)
        order by p.position, p.id), '[]') from plant p where p.project_id = j.id and p.removed_at is null) as plants
    from project j join zone z on z.id = j.zone_id join city c on c.id = j.city_id
    where j.builder_id = ${builderId} and j.state <> 'archived'
      and (${project ?? null}::integer is null or j.id = ${project ?? null}::integer)
    order by j.state <> 'published', j.title, j.id`.execute(db);
  return rows;
}

/** What was counted by day: by typology, with its project, and by project where its own page was visited. */
export const countedByDay = sql`(
  select p.project_id, c.* from (
    select plant_id, day, 'impressions' as kind, impressions as amount from plant_impression_count
    union all select plant_id, day, 'views', views from plant_view_count
    union all select plant_id, day, 'clicks', clicks from plant_phone_click_count) c
    join plant p on p.id = c.plant_id
  union all select project_id, null, day, 'views', views from project_view_count)`;

const isToldContact = sql<boolean>`k.kind in ('project', 'fair-product', 'landing', 'landing-postal', 'landing-tv')`;

/** Contacts with the day on which they came; a project's own where the typology is gone. */
export function contactsWhere(condition: RawBuilder<boolean>) {
  return sql`(
    select k.project_id, k.plant_id, bogota_day(k.created_at) as day, 'contacts' as kind, 1 as amount
    from contact k where ${isToldContact} and ${condition})`;
}

/** All that buyers did with some projects, by week. */
export async function weeksOf(
  { db }: Backend,
  projects: readonly number[],
  { beforeFrom, until }: Period,
): Promise<WeekRow[]> {
  const ids = sql`${[...projects]}::integer[]`;
  const { rows } = await sql<WeekRow>`
    select project_id, plant_id, kind, (day - ${beforeFrom}::date) / 7 as week, sum(amount)::int as amount
    from (
      select * from ${countedByDay} d where d.project_id = any (${ids})
      union all select * from ${contactsWhere(sql<boolean>`k.project_id = any (${ids})`)} k
      union all select p.project_id, f.plant_id, bogota_day(f.created_at), 'favourites', 1
        from favourite f join plant p on p.id = f.plant_id where p.project_id = any (${ids})) done
    where day between ${beforeFrom}::date and ${until}::date
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** How a builder's people answered what came in the period. */
export async function answersOf({ db }: Backend, projects: readonly number[], { from, until }: Period) {
  const { rows } = await sql<{ asked: number; answered: number; median_minutes: number | null }>`
    select count(*)::int as asked, count(k.attended_at)::int as answered,
      case when count(k.attended_at) >= 5 then round(extract(epoch from
        percentile_cont(0.5) within group (order by k.attended_at - k.created_at)) / 60)::int end as median_minutes
    from contact k
    where ${isToldContact} and k.project_id = any (${[...projects]}::integer[])
      and bogota_day(k.created_at) between ${from}::date and ${until}::date`.execute(db);
  return rows[0] ?? { asked: 0, answered: 0, median_minutes: null };
}
