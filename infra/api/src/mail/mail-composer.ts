import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../backend.ts';
import type { Letter } from './mail-letter.ts';
import type { MailOrder } from './mail-queue.ts';
import * as write from './mail-texts.ts';

/** Always a name and an address apart: as one string, a line break in it would add receivers. */
export interface Address {
  name: string;
  address: string;
}

export interface Composed {
  to: Address[];
  replyTo?: Address;
  letter: Letter;
}

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
  schedule_date: string | null;
  schedule_time: string | null;
  message: string | null;
  origin: string;
}

async function one<Row>({ db }: Backend, query: RawBuilder<Row>): Promise<Row> {
  const [row] = (await query.execute(db)).rows;
  if (row === undefined) throw new Error('what the mail is about no longer exists');
  return row;
}

async function contactMail(backend: Backend, contactId: number, reader: 'builder' | 'person'): Promise<Composed> {
  const row = await one(
    backend,
    sql<ContactRow>`
      select k.name, k.email, k.phone, k.home_city, k.home_country, k.project_title, k.plant_title, k.schedule_date,
        k.schedule_time::text, k.message, k.origin, b.name as builder, coalesce(j.emails, array[b.email::text]) as builder_emails
      from contact k left join builder b on b.id = k.builder_id left join project j on j.id = k.project_id
      where k.id = ${contactId}`,
  );
  const facts: write.ContactFacts = {
    ...row,
    residence: [row.home_city, row.home_country].filter(Boolean).join(', '),
    project: row.project_title,
    plant: row.plant_title,
    appointment: row.schedule_date && `${row.schedule_date} a las ${row.schedule_time?.slice(0, 5)}`,
  };
  const person = { name: row.name, address: row.email };
  const { origin } = backend.config;
  if (reader === 'person') return { to: [person], letter: write.contactForPerson(facts, origin) };
  const to = (row.builder_emails ?? []).map((address) => ({ name: row.builder ?? '', address }));
  return { to, replyTo: person, letter: write.contactForBuilder(facts, origin) };
}

async function userMail(backend: Backend, userId: number, compose: typeof write.welcome): Promise<Composed> {
  const row = await one(
    backend,
    sql<{ name: string; email: string }>`select first_name as name, email from app_user where id = ${userId}`,
  );
  return { to: [{ name: row.name, address: row.email }], letter: compose(row.name, backend.config.origin) };
}

/** Reads what an order is about and writes the mail. */
export async function composeMail(backend: Backend, order: MailOrder): Promise<Composed> {
  const { origin } = backend.config;
  switch (order.template) {
    case 'contact-builder':
      return contactMail(backend, order.contactId, 'builder');
    case 'contact-person':
      return contactMail(backend, order.contactId, 'person');
    case 'welcome':
      return userMail(backend, order.userId, write.welcome);
    case 'account-exists':
      return userMail(backend, order.userId, write.accountExists);
    case 'newsletter-welcome': {
      const row = await one(
        backend,
        sql<{ name: string; email: string }>`
          select name, email from newsletter_subscription where id = ${order.subscriptionId}`,
      );
      return { to: [{ name: row.name, address: row.email }], letter: write.newsletterWelcome(row.name, origin) };
    }
    case 'alert-created': {
      const row = await one(
        backend,
        sql<{ name: string | null; email: string }>`select name, email from alert where id = ${order.alertId}`,
      );
      return { to: [{ name: '', address: row.email }], letter: write.alertCreated(row.name ?? '', origin) };
    }
  }
}
