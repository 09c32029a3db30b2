import type { CalendarVisit } from '@umbral/domain/api/builder-visits.ts';
import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { type VisitChanges, visitStateOf } from '@umbral/domain/contact/visit-state.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

type VisitRow = Omit<CalendarVisit, 'state'> & VisitChanges & { readonly kind: AppointmentKind };

/** Visits to a builder between two days, both included: the very rows that the people who asked for them see. */
export async function visitsBetween(
  { db }: Backend,
  builderId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CalendarVisit[]> {
  const { rows } = await sql<VisitRow>`
    select c.id as contact_id, c.version, c.name, case when c.withdrawn_at is null then nullif(c.phone, '') end as phone,
      c.project_id, coalesce(c.project_title, b.name) as project, c.plant_id, c.plant_title, j.office_hours,
      c.schedule_date::text as day, to_char(c.schedule_time, 'HH24:MI') as time,
      coalesce(c.schedule_kind, 'in-person') as kind, c.visit_change, c.visit_changed_by, c.visit_confirmed_at,
      coalesce(j.enable_schedule and j.state = 'published', false) as takes_visits
    from contact c join builder b on b.id = c.builder_id left join project j on j.id = c.project_id
    where c.builder_id = ${builderId} and c.schedule_date between ${from}::date and ${to}::date
    order by c.schedule_date, c.schedule_time, c.id limit 1000`.execute(db);
  return rows.map(({ visit_change, visit_changed_by, visit_confirmed_at, ...visit }) => ({
    ...visit,
    state: visitStateOf({ visit_change, visit_changed_by, visit_confirmed_at }),
  }));
}
