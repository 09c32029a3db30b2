import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { formatClock, formatWeekday, withArticle } from '@umbral/domain/format/format-date.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { subjectOf } from '../../engine/mail/mail-subject.ts';
import { type ContactFacts, contactForBuilder, contactForPerson } from './contact-letters.ts';
import type { ContactOrder } from './contact-orders.ts';
import { appointmentFilePath } from './contact-paths.ts';
import { contactTexts } from './contact-texts.ts';

interface ContactRow {
  name: string;
  email: string;
  phone: string;
  home_city: string | null;
  home_country: string | null;
  project_title: string | null;
  plant_title: string | null;
  builder: string | null;
  builder_emails: string[] | null;
  plant_id: number | null;
  schedule_date: string | null;
  schedule_time: string | null;
  schedule_kind: AppointmentKind | null;
  whatsapp: boolean;
  message: string | null;
  origin: string;
  consent: string;
}

/** Writes the mail about a contact for the builder, who may answer the person, or for the person. */
export async function contactMail(backend: Backend, { template, contactId }: ContactOrder): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<ContactRow>`
      select k.name, k.email, k.phone, k.plant_id, k.home_city, k.home_country, k.project_title, k.plant_title, k.schedule_date,
        k.schedule_time::text, k.schedule_kind, k.whatsapp, k.message, k.origin, b.name as builder,
        coalesce(k.consent_sentence, t.body) as consent,
        coalesce(nullif(j.emails, '{}'), array[b.email::text]) as builder_emails
      from contact k
      join consent_text t on t.purpose = k.consent_purpose and t.version = k.consent_version
      left join builder b on b.id = k.builder_id
      left join project j on j.id = k.project_id
      where k.id = ${contactId}`,
  );
  const { origin } = backend.config;
  const facts = factsOf(row);
  const person = { name: row.name, address: row.email };
  if (template === 'contact-person') return { to: [person], letter: contactForPerson(facts, row.consent, origin) };
  const to = (row.builder_emails ?? []).map((address) => ({ name: row.builder ?? '', address }));
  return { to, replyTo: person, letter: contactForBuilder(facts, origin) };
}

/** A contact counts as sent once its builder has been told. */
export async function markContactSent({ db }: Backend, { template, contactId }: ContactOrder): Promise<void> {
  if (template !== 'contact-builder') return;
  await db
    .updateTable('contact')
    .set({ state: 'sent' })
    .where('id', '=', contactId)
    .where('state', '=', 'new')
    .execute();
}

function factsOf(row: ContactRow): ContactFacts {
  return {
    ...row,
    residence: [row.home_city, row.home_country].filter(Boolean).join(', '),
    project: row.project_title,
    plant: row.plant_title,
    appointment: appointmentOf(row),
    calendarPath: calendarPathOf(row),
  };
}

function appointmentOf({ schedule_date: day, schedule_time: time, schedule_kind: kind }: ContactRow): string | null {
  if (day === null || time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const when = `${formatWeekday(day)} a ${withArticle(formatClock(hours, minutes))}`;
  return kind ? `${when}, ${contactTexts.kinds[kind]}` : when;
}

function calendarPathOf(row: ContactRow): string | null {
  const { plant_id: plant, schedule_date: day, schedule_time: time, schedule_kind: kind } = row;
  if (plant === null || day === null || time === null) return null;
  return appointmentFilePath(plant, { dia: day, hora: time.slice(0, 5), modo: kind ?? 'in-person' });
}
