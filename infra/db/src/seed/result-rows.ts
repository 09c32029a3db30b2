import { dayAfter } from './seed-clock.ts';
import type { TableRows } from './table-rows.ts';

/** The builder of constructora@example.com. */
const toldBuilder = 1;
const weeks = 26;
/** Two days of each week carry the numbers of all seven. */
const days = 'extract(isodow from d) in (2, 6)';

/** A number from 0 to 1 that a label always draws again. */
const chance = (label: string) => `(('x' || substr(md5(${label}), 1, 7))::bit(28)::integer / 268435456.0)`;

/**
 * Homes of the zones in which the told builder sells, on each day from their publication on: some zones are liked more
 * than others, every typology has its own luck, and there is a little more to see each week.
 */
const daysOfHomes = `
  select p.id, p.project_id, d::date as day,
    round((9 + 39 * ${chance("'zone' || j.zone_id")} + 33 * ${chance("'project' || j.id")})
      * (0.5 + ${chance("'home' || p.id")}) * (0.7 + 0.6 * ${chance("p.id || ' ' || d::date")})
      * (1 + 0.4 * (d::date - $1::date) / $2::numeric))::integer as seen
  from plant p join project j on j.id = p.project_id,
    generate_series($1::date, $1::date + $2::integer, interval '1 day') d
  where j.state = 'published' and p.is_active and p.removed_at is null and ${days}
    and j.zone_id in (select zone_id from project where builder_id = ${toldBuilder} and state = 'published')
    and j.published_at <= d::date`;

const insertions = [
  `insert into plant_impression_count (plant_id, day, impressions)
   select id, day, seen from (${daysOfHomes}) h where seen > 0`,
  `insert into plant_view_count (plant_id, day, views)
   select id, day, amount from (
     select id, day, round(seen * (0.04 + 0.08 * ${chance("'view' || id || day")}))::integer as amount
     from (${daysOfHomes}) h) v where amount > 0`,
  `insert into project_view_count (project_id, day, views)
   select project_id, day, amount from (
     select h.project_id, day, round(sum(seen) * (0.01 + 0.02 * ${chance("'page' || h.project_id || day")}))::integer as amount
     from (${daysOfHomes}) h group by 1, 2) v where amount > 0`,
  `insert into plant_phone_click_count (plant_id, type, day, clicks)
   select id, 'whatsapp', day, 1 from (${daysOfHomes}) h
   where ${chance("'click' || id || day")} < seen / 400.0`,
];

/** What buyers saw and visited in half a year, as a builder and its neighbours learn it. */
export const resultRows: TableRows = async (client) => {
  const values = [dayAfter(-weeks * 7), weeks * 7];
  for (const insertion of insertions) await client.query(insertion, values);
};
