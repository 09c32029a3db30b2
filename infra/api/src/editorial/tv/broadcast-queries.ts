import type { TvBroadcast } from '@umbral/domain/editorial/tv-schedule.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { localTimesIn } from './local-times.ts';

/** The portal's own zone. */
const homeTimeZone = 'America/Bogota';

interface BroadcastRow {
  id: number;
  programme: TvBroadcast['programme'];
  episode: TvBroadcast['episode'];
  country: Country;
  channel: string;
  time_zone: string;
  starts_at: Date;
  ends_at: Date;
}

/** The zone of a country is the first one that the list of time zones has for it. */
const zoneOf = (code: RawBuilder<unknown>) => sql<string>`coalesce((
  select e.details ->> 'zone' from catalogue_entry e
  where e.list = 'zonas-horarias' and e.details ->> 'country' = ${code}
  order by e.position limit 1), ${homeTimeZone})`;

export interface BroadcastChoice {
  /** Condition over s schedule, p programme, a country, z zone; `starts_at` and `ends_at` are z's. */
  where: RawBuilder<boolean>;
  orderBy?: RawBuilder<unknown>;
  limit?: number;
  /** Where the visitor is. */
  visitorZone: string | undefined;
}

/** Broadcasts that fit, in their order. */
export async function listBroadcasts({ db }: Backend, choice: BroadcastChoice): Promise<TvBroadcast[]> {
  const { where, orderBy = sql`z.starts_at, s.channel, s.id`, limit = 1000, visitorZone } = choice;
  const { rows } = await sql<BroadcastRow>`
    select s.id, jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title) as programme, a.code as country,
      case when i.id is not null then jsonb_build_object('number', i.number, 'title', i.title) end as episode,
      s.channel, z.time_zone, z.starts_at, z.ends_at
    from tv_schedule s
    join tv_programme p on p.id = s.programme_id
    left join tv_episode i on i.id = s.episode_id
    join country a on a.id = s.country_id
    join lateral (select ${zoneOf(sql`a.code`)} as time_zone) y on true
    join lateral (
      select y.time_zone, (s.day + s.starts) at time zone y.time_zone as starts_at,
        (s.day + s.ends) at time zone y.time_zone as ends_at) z on true
    where ${where} order by ${orderBy} limit ${limit}`.execute(db);
  return rows.map((row) => toBroadcast(row, visitorZone));
}

function toBroadcast(row: BroadcastRow, visitorZone: string | undefined): TvBroadcast {
  const { starts_at: from, ends_at: to, ...rest } = row;
  return {
    ...rest,
    ...localTimesIn(row.time_zone, from, to),
    starts_at: from.toISOString(),
    ends_at: to.toISOString(),
    bogota: localTimesIn(homeTimeZone, from, to),
    visitor: visitorZone ? { time_zone: visitorZone, ...localTimesIn(visitorZone, from, to) } : null,
  };
}

/** The time zone of a visitor: the one that was named, else the first of the country. */
export async function visitorZone(
  { db }: Backend,
  { time_zone, visitor_country }: { time_zone?: string | undefined; visitor_country?: string | undefined },
): Promise<string | undefined> {
  if (time_zone || !visitor_country) return time_zone;
  const { rows } = await sql<{ zone: string }>`
    select details ->> 'zone' as zone from catalogue_entry
    where list = 'zonas-horarias' and details ->> 'country' = ${visitor_country} order by position limit 1`.execute(db);
  return rows[0]?.zone;
}

/** First days of the months in which a country has broadcasts, in their order. */
export async function broadcastMonths({ db }: Backend, country: Country): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select distinct date_trunc('month', s.day)::date as month
    from tv_schedule s join country a on a.id = s.country_id where a.code = ${country} order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

/** Countries that have broadcasts, Colombia first. */
export async function broadcastCountries({ db }: Backend): Promise<{ code: Country; name: string }[]> {
  const { rows } = await sql<{ code: Country; name: string }>`
    select code, name from country where id in (select country_id from tv_schedule) order by code <> 'CO', name`.execute(
    db,
  );
  return rows;
}
