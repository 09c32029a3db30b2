import type { LeadRow } from '@umbral/domain/api/builder-contacts.ts';
import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { type ContactState, leadStateOf } from '@umbral/domain/contact/contact-states.ts';
import { type VisitChanges, visitStateOf } from '@umbral/domain/contact/visit-state.ts';
import { sql } from 'kysely';

/** A request as the database gives it to its sales room. */
export interface StoredLead extends VisitChanges {
  readonly id: number;
  readonly state: ContactState;
  readonly version: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly is_withdrawn: boolean;
  readonly prefers_whatsapp: boolean;
  readonly project_id: number | null;
  readonly project_title: string | null;
  readonly plant_title: string | null;
  readonly schedule_date: string | null;
  readonly schedule_time: string | null;
  readonly schedule_kind: AppointmentKind | null;
  readonly assigned: { readonly id: number; readonly name: string } | null;
  readonly is_read: boolean;
  readonly others: number;
  readonly created_at: Date;
  readonly first_answer_at: Date | null;
  readonly office_hours: string | null;
}

/** Name of a colleague `u`, as the team reads it. */
export const colleague = sql`trim(concat_ws(' ', u.first_name, u.last_name))`;

/** Columns of contact `c` and its project `j`. An address of whoever took the consent back leaves the database no more. */
export const leadColumns = sql`c.id, c.state, c.version, c.name,
  case when c.withdrawn_at is null then c.email::text end as email,
  case when c.withdrawn_at is null then nullif(c.phone, '') end as phone,
  c.withdrawn_at is not null as is_withdrawn, c.whatsapp as prefers_whatsapp, c.project_id, c.project_title, c.plant_title,
  c.schedule_date::text, to_char(c.schedule_time, 'HH24:MI') as schedule_time, c.schedule_kind, c.visit_change,
  c.visit_changed_by, c.visit_confirmed_at,
  (select jsonb_build_object('id', u.id, 'name', ${colleague}) from app_user u where u.id = c.assigned_to) as assigned,
  c.read_at is not null as is_read, c.created_at, c.first_answer_at, j.office_hours,
  (select count(*)::int - 1 from contact o where o.builder_id = c.builder_id and lower(o.email) = lower(c.email)) as others`;

/** A stored request as the wire has it. */
export function toLeadRow(stored: StoredLead): LeadRow {
  const { project_id, project_title, visit_change, visit_changed_by, visit_confirmed_at, ...row } = stored;
  const { schedule_date: day, schedule_time: time, schedule_kind, ...rest } = row;
  const changes = { visit_change, visit_changed_by, visit_confirmed_at };
  return {
    ...rest,
    state: leadStateOf(row.state),
    project: project_title === null ? null : { id: project_id, title: project_title },
    visit:
      day === null || time === null
        ? null
        : { day, time, kind: schedule_kind ?? 'in-person', state: visitStateOf(changes) },
    created_at: row.created_at.toISOString(),
    first_answer_at: row.first_answer_at?.toISOString() ?? null,
  };
}
