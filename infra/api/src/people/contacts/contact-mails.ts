import type { ContactChannel } from '@umbral/domain/contact/contact-manner.ts';
import { contactChannelLabels } from '@umbral/domain/contact/contact-manner-words.ts';
import { answerPairs } from '@umbral/domain/contact/form-answers.ts';
import { isPortalContactKind } from '@umbral/domain/contact/portal-contact.ts';
import { portalContactLabels } from '@umbral/domain/contact/portal-contact-words.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { subjectOf } from '../../engine/mail/mail-subject.ts';
import { administrators } from '../identity/administrators.ts';
import { appointmentWords, calendarPathOf, type KeptAppointment } from './appointment-words.ts';
import { type ContactFacts, contactForBuilder, contactForPerson, contactForPortal } from './contact-letters.ts';
import type { ContactOrder } from './contact-orders.ts';
import { visitPath } from './visit-link.ts';

interface ContactRow extends KeptAppointment {
  name: string;
  email: string;
  phone: string;
  home_city: string | null;
  home_country: string | null;
  project_title: string | null;
  plant_title: string | null;
  builder: string | null;
  builder_emails: string[] | null;
  kind: string;
  answers: Record<string, unknown>;
  whatsapp: boolean;
  preferred_channel: ContactChannel | null;
  preferred_window: string | null;
  message: string | null;
  origin: string;
  consent: string;
}

/** Writes the mail about a contact for the builder, who may answer the person, or for the person. */
export async function contactMail(backend: Backend, { template, contactId }: ContactOrder): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<ContactRow>`
      select k.kind, k.answers, k.name, k.email, k.phone, k.plant_id, k.home_city, k.home_country, k.project_title, k.plant_title, k.schedule_date,
        k.schedule_time::text, k.schedule_kind, k.whatsapp, k.preferred_channel, k.preferred_window, k.message, k.origin, b.name as builder,
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
  // Visits are moved and called off with the builder that takes them; what is asked of the portal itself has none.
  const visitLink = facts.appointment && row.builder ? origin + visitPath(backend, contactId) : null;
  const person = { name: row.name, address: row.email };
  if (template === 'contact-person')
    return { to: [person], letter: contactForPerson(facts, { consent: row.consent, visitLink, origin }) };
  if (template === 'contact-portal') {
    return {
      to: await administrators(backend),
      replyTo: person,
      letter: contactForPortal(portalFacts(row), origin, contactId),
    };
  }
  const to = (row.builder_emails ?? []).map((address) => ({ name: row.builder ?? '', address }));
  return { to, replyTo: person, letter: contactForBuilder(facts, origin, contactId) };
}

/** A contact counts as sent once its builder, or the portal's own team, has been told. */
export async function markContactSent({ db }: Backend, { template, contactId }: ContactOrder): Promise<void> {
  if (template === 'contact-person') return;
  await db
    .updateTable('contact')
    .set({ state: 'sent' })
    .where('id', '=', contactId)
    .where('state', '=', 'new')
    .execute();
}

/** What was written to the portal itself: the home's part of the facts is empty, the form's own answers stand instead. */
function portalFacts(row: ContactRow) {
  const about = isPortalContactKind(row.kind) ? portalContactLabels[row.kind] : row.kind;
  return { ...factsOf(row), about, answers: answerPairs(row.answers) };
}

function factsOf(row: ContactRow): ContactFacts {
  return {
    ...row,
    residence: [row.home_city, row.home_country].filter(Boolean).join(', '),
    project: row.project_title,
    plant: row.plant_title,
    manner: mannerWords(row),
    appointment: appointmentWords(row),
    calendarPath: calendarPathOf(row),
  };
}

/** What this form says of the channel wins over what the account says of all. */
function mannerWords({ whatsapp, preferred_channel, preferred_window }: ContactRow): string {
  const channel = whatsapp ? 'whatsapp' : preferred_channel;
  return [channel && contactChannelLabels[channel], preferred_window].filter(Boolean).join(' · ');
}
