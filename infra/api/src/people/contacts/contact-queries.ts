import { createHash } from 'node:crypto';
import { isPortalContactKind } from '@umbral/domain/contact/portal-contact.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { ContactTable } from 'infra-db/tables/contact-tables.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { toldPrice } from '../../market/conditions/public-price.ts';
import { consentInForce, giveConsent, hashSentence } from '../consents/consent-queries.ts';
import { mannerColumns } from './contact-manner.ts';
import { type ContactOrder, enqueueContactMail } from './contact-orders.ts';

/** Copies that an address gets in a day: anybody may type somebody else's, and fill that mailbox. */
const copiesPerDay = 10;

export type NewContact = Omit<
  Insertable<ContactTable>,
  'consent_version' | 'consent_hash' | 'consent_at' | 'agree_terms' | 'created_at' | 'once_key'
>;

/** What else belongs to a contact. */
interface SentWith {
  /** It may be told to advertising networks. */
  readonly sharesWithNetworks?: boolean;
  /** What was asked for is given at once: nobody has to call. */
  readonly isAnswered?: boolean;
}

/**
 * Stores a contact with the consent's sentence, version and time and queues its mails, all or nothing. Gives nothing
 * where the person has written about that project title today already, or has sent this very form: the database
 * decides, however many requests arrive at once.
 */
export async function storeContact(
  backend: Backend,
  contact: NewContact,
  { sharesWithNetworks = false, isAnswered = false }: SentWith = {},
): Promise<number | undefined> {
  const moment = backend.now();
  return backend.db.transaction().execute(async (transaction) => {
    const { version, body } = await consentInForce(transaction, 'contact');
    const stored = await insertContact(transaction, {
      ...contact,
      ...(await mannerColumns(transaction, contact)),
      agree_terms: true,
      consent_version: version,
      consent_hash: hashSentence(contact.consent_sentence ?? body),
      consent_at: moment,
      created_at: moment,
      once_key: contact.kind === 'project' ? null : onceKey(contact, moment),
    });
    if (!stored) return undefined;
    const isCopied = (await contactsOfDay(transaction, contact.email, moment)) <= copiesPerDay;
    for (const order of mailsOf({ ...contact, isAnswered }, stored.id, isCopied))
      await enqueueContactMail(transaction, order);
    if (sharesWithNetworks) await giveNetworks(transaction, contact);
    return stored.id;
  });
}

/** The form's own consent of another purpose has a proof of its own. */
function giveNetworks(db: Kysely<Database>, { user_id, user_key, email }: NewContact): Promise<void> {
  const visitorKey = user_key ?? undefined;
  return giveConsent(db, { purpose: 'third-parties', userId: user_id, email, visitorKey, source: 'contacto' });
}

/** Whether this very form has been stored before, for the same address: its answer was lost on the way. */
export async function isSentAgain({ db }: Backend, key: string | undefined, email: string): Promise<boolean> {
  if (key === undefined) return false;
  const row = await db
    .selectFrom('contact')
    .where('submission_key', '=', key)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a signed-in person has written about today in Bogotá, under the account or the e-mail that is proved its own [B061]. */
export async function contactsOfToday({ db, now }: Backend, userId: number) {
  const { rows } = await sql<{ project_title: string; created_at: Date }>`
    select project_title, created_at from contact
    where kind = 'project'
      and (user_id = ${userId} or lower(email) = (select lower(u.email) from app_user u
        where u.id = ${userId} and u.email_verified_at is not null))
      and bogota_day(created_at) = bogota_day(${now()}::timestamptz) order by created_at`.execute(db);
  return rows;
}

function insertContact(db: Kysely<Database>, contact: Insertable<ContactTable>): Promise<{ id: number } | undefined> {
  return db
    .insertInto('contact')
    .values(contact)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** The same form with the same wish on the same day in Bogotá is one contact, however often it is sent. */
function onceKey(contact: NewContact, now: Date): Buffer {
  const { kind, email, builder_id, fair_id, answers, message, schedule_date, schedule_time } = contact;
  const wish = [kind, email.toLowerCase(), builder_id, fair_id, answers, message, schedule_date, schedule_time];
  return createHash('sha256')
    .update(JSON.stringify([...wish, isoDate(civilDate(now))]))
    .digest();
}

/** How many contacts name an address within the last 24 hours. */
async function contactsOfDay(db: Kysely<Database>, email: string, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from contact
    where lower(email) = lower(${email}) and created_at > ${now}::timestamptz - interval '1 day'`.execute(db);
  return rows[0]?.total ?? 0;
}

/**
 * Whether the portal's own team has to answer. Who registers at a fair or opens a guide asks nothing of anybody: those
 * are listed with the others, without a letter for each.
 */
function wantsPortal({ builder_id, kind, isAnswered }: NewContact & SentWith): boolean {
  return !builder_id && !isAnswered && isPortalContactKind(kind) && kind !== 'fair';
}

function mailsOf(contact: NewContact & SentWith, contactId: number, isCopied: boolean): ContactOrder[] {
  const toReceiver: ContactOrder[] = contact.builder_id ? [{ template: 'contact-builder', contactId }] : [];
  if (wantsPortal(contact)) toReceiver.push({ template: 'contact-portal', contactId });
  return isCopied ? [...toReceiver, { template: 'contact-person', contactId }] : toReceiver;
}

export interface ContactTarget {
  plant_id: number | null;
  plant_title: string | null;
  price: number | null;
  project_id: number;
  project_title: string;
  builder_id: number;
  city_id: number;
  region: string | null;
  email: string;
  builder_name: string;
  enable_schedule: boolean;
  office_hours: string | null;
}

/** The project, and the plant where one is named, that a person writes about; only what is on offer takes contacts. */
export async function findTarget({ db }: Backend, target: RawBuilder<boolean>): Promise<ContactTarget | undefined> {
  const { rows } = await sql<ContactTarget>`
    select p.id as plant_id, p.title as plant_title, ${toldPrice('p')} as price, j.id as project_id, j.title as project_title,
      j.builder_id, j.city_id, g.name as region, j.emails[1] as email, j.enable_schedule, j.office_hours, b.name as builder_name
    from project j
    join builder b on b.id = j.builder_id and b.is_active
    join city c on c.id = j.city_id
    join department d on d.id = c.department_id
    left join region g on g.id = d.region_id
    left join plant p on p.project_id = j.id
    where j.state = 'published' and ${target} order by p.position limit 1`.execute(db);
  return rows[0];
}

/** ISO code of a country that a form names in words or by code. */
export async function countryCode({ db }: Backend, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('country')
    .where(sql<boolean>`code = upper(${name}) or f_unaccent(lower(name)) = f_unaccent(lower(${name}))`)
    .select('code')
    .executeTakeFirst();
  return row?.code;
}

/** Name of an active builder; nothing where there is none. */
export async function builderName({ db }: Backend, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('builder')
    .where('id', '=', id)
    .where('is_active', '=', true)
    .select('name')
    .executeTakeFirst();
  return row?.name;
}

/** A fair by its hyphenized name: its number and its last day. */
export function findFair({ db }: Backend, slug: string): Promise<{ id: number; ends_on: string } | undefined> {
  return db.selectFrom('fair').where('slug', '=', slug).select(['id', 'ends_on']).executeTakeFirst();
}
