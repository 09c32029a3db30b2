import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { subjectOf } from '../../engine/mail/mail-subject.ts';
import { appointmentWords, calendarPathOf, type KeptAppointment } from '../../people/contacts/appointment-words.ts';
import { visitPath } from '../../people/contacts/visit-link.ts';
import * as letters from './lead-letters.ts';
import type { LeadOrder } from './lead-orders.ts';

interface AnsweredRow extends KeptAppointment {
  readonly name: string;
  readonly email: string;
  readonly project: string;
  readonly builder: string;
  readonly place: string | null;
  readonly visit_reason: string | null;
}

/** Writes the mail to a person about the builder's answer. */
export async function leadMail(backend: Backend, { template, contactId }: LeadOrder): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<AnsweredRow>`
      select k.name, k.email, k.plant_id, k.schedule_date::text, k.schedule_time::text, k.schedule_kind, k.visit_reason,
        coalesce(k.project_title, b.name) as project, b.name as builder,
        case when k.schedule_kind is distinct from 'video' then j.sales_room_address end as place
      from contact k join builder b on b.id = k.builder_id left join project j on j.id = k.project_id
      where k.id = ${contactId}`,
  );
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
