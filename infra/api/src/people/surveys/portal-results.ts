import type { PortalResults } from '@umbral/domain/contact/survey-results.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** Months in which the results are told apart. */
const monthsShown = 12;

/** Counts, means and shares of the portal survey; months by the calendar of Bogotá [B079]. */
export async function portalResults({ db, now }: Backend): Promise<PortalResults> {
  const [totals, stars, months] = await Promise.all([
    sql<Totals>`select count(*) as total, round(avg(rating), 2) as mean,
        count(*) filter (where content_opinion) as yes, count(*) filter (where not content_opinion) as no,
        count(*) filter (where found) as found, count(*) filter (where not found) as missed,
        count(*) filter (where found is null) as unsaid
      from portal_survey`.execute(db),
    sql<PortalResults['stars'][number]>`select n as stars, count(s.id) as count
      from generate_series(5, 1, -1) as n left join portal_survey s on s.rating = n
      group by n order by n desc`.execute(db),
    sql<PortalResults['months'][number]>`
      with this_month as (select date_trunc('month', ${now()}::timestamptz at time zone 'America/Bogota') as start),
        shown as (select start - make_interval(months => n) as start
          from this_month, generate_series(0, ${monthsShown - 1}) as n)
      select to_char(m.start, 'YYYY-MM') as month, count(s.id) as count, round(avg(s.rating), 2) as mean
      from shown m left join portal_survey s
        on s.created_at >= m.start at time zone 'America/Bogota'
        and s.created_at < (m.start + interval '1 month') at time zone 'America/Bogota'
      group by m.start order by m.start`.execute(db),
  ]);
  const [said = nobody] = totals.rows;
  return {
    total: said.total,
    mean: said.mean,
    stars: stars.rows,
    months: months.rows,
    opinion: { yes: said.yes, no: said.no },
    found: { yes: said.found, no: said.missed, unsaid: said.unsaid },
  };
}

interface Totals {
  total: number;
  mean: number | null;
  yes: number;
  no: number;
  found: number;
  missed: number;
  unsaid: number;
}

const nobody: Totals = { total: 0, mean: null, yes: 0, no: 0, found: 0, missed: 0, unsaid: 0 };
