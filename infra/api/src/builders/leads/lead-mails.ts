import { type VisitChanges, visitStateOf } from '@umbral/domain/contact/visit-state.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { existing, subjectOf } from '../../engine/mail/mail-subject.ts';
import { appointmentWords, calendarPathOf, type KeptAppointment } from '../../people/contacts/appointment-words.ts';
import { visitPath } from '../../people/contacts/visit-link.ts';
import * as letters from './lead-letters.ts';
import type { LeadOrder } from './lead-orders.ts';

interface AnsweredRow extends KeptAppointment, VisitChanges {
  readonly name: string;
  readonly email: string;
  readonly project: string;
  readonly builder: string;
  readonly place: string | null;
  readonly visit_reason: string | null;
}

/** What a visit has to be for a letter to be true when it is sent. */
const stateOf = {
  'visit-confirmed': 'confirmed',
  'visit-proposed': 'proposed',
  'visit-called-off': 'cancelled',
} as const;

/** Writes the mail to a person about the builder's answer; none about what is not so any more. */
export async function leadMail(backend: Backend, { template, contactId }: LeadOrder): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<AnsweredRow>`
      select k.name, k.email, k.plant_id, k.schedule_date::text, k.schedule_time::text, k.schedule_kind, k.visit_reason,
        k.visit_change, k.visit_changed_by, k.visit_confirmed_at,
        coalesce(k.project_title, b.name) as project, b.name as builder,
        case when k.schedule_kind is distinct from 'video' then j.sales_room_address end as place
      from contact k join builder b on b.id = k.builder_id left join project j on j.id = k.project_id
      where k.id = ${contactId} and k.withdrawn_at is null`,
  );
  existing(isTrue(template, row) ? row : undefined);
  const { origin } = backend.config;
  const { name: person, project, builder, place } = row;
  const facts = { person, project, builder, when: appointmentWords(row) ?? '', origin };
  const visitLink = origin + visitPath(backend, contactId);
  const letter = {
    'visit-confirmed': () => letters.visitConfirmed({ ...facts, visitLink }, place, calendarPathOf(row)),
    'visit-proposed': () => letters.visitProposed({ ...facts, visitLink }),
    'visit-called-off': () => letters.visitCalledOff(facts, row.visit_reason ?? ''),
  }[template]();
  return { to: [{ name: person, address: row.email }], letter };
}

/** Whoever called a visit off needs no letter that the other side did. */
function isTrue(template: LeadOrder['template'], row: AnsweredRow): boolean {
  if (template === 'visit-called-off' && row.visit_changed_by !== 'builder') return false;
  return visitStateOf(row) === stateOf[template];
}
