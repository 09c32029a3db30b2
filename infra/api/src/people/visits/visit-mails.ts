import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { subjectOf } from '../../engine/mail/mail-subject.ts';
import { appointmentWords, calendarPathOf, type KeptAppointment } from '../contacts/appointment-words.ts';
import { visitPath } from '../contacts/visit-link.ts';
import * as letters from './visit-letters.ts';
import type { VisitOrder } from './visit-orders.ts';

interface VisitRow extends KeptAppointment {
  name: string;
  email: string;
  project: string;
  builder: string;
  builder_emails: string[];
}

/** Writes the mail about a visit that was moved or called off, or about a consent that was taken back. */
export async function visitMail(backend: Backend, order: VisitOrder): Promise<Composed> {
  const { contactId } = order;
  const row = await subjectOf(
    backend,
    sql<VisitRow>`
      select k.name, k.email, k.plant_id, k.schedule_date, k.schedule_time::text, k.schedule_kind,
        coalesce(k.project_title, b.name) as project, b.name as builder,
        coalesce(nullif(j.emails, '{}'), array[b.email::text]) as builder_emails
      from contact k join builder b on b.id = k.builder_id left join project j on j.id = k.project_id
      where k.id = ${contactId}`,
  );
  const { origin } = backend.config;
  const { project, builder } = row;
  const facts = { person: row.name, project, builder, when: appointmentWords(row) ?? '', origin, contactId };
  if ('reader' in order && order.reader === 'person') {
    const letter =
      order.template === 'visit-moved'
        ? letters.movedForPerson(facts, calendarPathOf(row), origin + visitPath(backend, contactId))
        : letters.cancelledForPerson(facts);
    return { to: [{ name: row.name, address: row.email }], letter };
  }
  return {
    to: row.builder_emails.map((address) => ({ name: builder, address })),
    letter: forBuilder[order.template](facts),
  };
}

const forBuilder = {
  'visit-moved': letters.movedForBuilder,
  'visit-agreed': letters.agreedForBuilder,
  'visit-cancelled': letters.cancelledForBuilder,
  'request-withdrawn': letters.withdrawnForBuilder,
} as const;
