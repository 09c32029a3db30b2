import type { Newsletter } from '@umbral/domain/contact/newsletter.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { linkToken } from '../../engine/mail/link-token.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { consentVersion, giveConsent } from '../consents/consent-queries.ts';
import { accountOf, confirmationRule, takeAttempt } from '../identity/attempts.ts';
import { hasProvenEmail } from '../identity/proven-email.ts';
import { enqueueNewsletterMail } from './newsletter-orders.ts';

/** An address is asked to confirm at most once in this time, milliseconds. */
const askAgainMs = 15 * 60_000;

/** What a subscriber may change. */
export type Wishes = Pick<Newsletter, 'name' | 'ids_interest_price' | 'ids_interest_city'>;

interface Subscription {
  id: number;
  confirmed_at: Date | null;
  confirm_sent_at: Date | null;
  unsubscribed_at: Date | null;
}

/**
 * Stores a subscription with its interests and consent, and asks the address to confirm. What its owner has confirmed
 * or ended changes only by the owner's account, or by the link of a mail: anybody can type an address.
 */
export async function subscribe(backend: Backend, person: Newsletter, session: SignedIn | undefined): Promise<void> {
  await backend.db.transaction().execute(async (db) => {
    const scope = { ...backend, db };
    const known = await findSubscription(db, person.email);
    const isDecided = known !== undefined && (known.confirmed_at !== null || known.unsubscribed_at !== null);
    if (isDecided && !(await ownsAddress(db, person, session))) return keepForConfirmation(scope, known, person);
    const row = await upsert(db, person);
    await replaceInterests(db, row.id, person);
    await giveConsent(db, { purpose: 'newsletter', userId: session?.userId, email: person.email, source: 'boletin' });
    if (row.confirmed_at === null && (await mayAsk(scope, row, person.email))) await askToConfirm(scope, row.id);
  });
}

function findSubscription(db: Kysely<Database>, email: string): Promise<Subscription | undefined> {
  return db
    .selectFrom('newsletter_subscription')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .select(['id', 'confirmed_at', 'confirm_sent_at', 'unsubscribed_at'])
    .forUpdate()
    .executeTakeFirst();
}

async function ownsAddress(db: Kysely<Database>, { email }: Newsletter, session: SignedIn | undefined) {
  return session?.email.toLowerCase() === email.toLowerCase() && (await hasProvenEmail(db, session.userId));
}

/** A change belongs to the mail that asks for it: nobody changes what the owner is about to confirm. */
async function keepForConfirmation(backend: Backend, known: Subscription, person: Newsletter): Promise<void> {
  if (!(await mayAsk(backend, known, person.email))) return;
  const { name, ids_interest_price, ids_interest_city } = person;
  const wishes: Wishes = { name, ids_interest_price, ids_interest_city };
  await backend.db
    .updateTable('newsletter_subscription')
    .set({ pending: JSON.stringify(wishes) })
    .where('id', '=', known.id)
    .execute();
  await askToConfirm(backend, known.id);
}

async function mayAsk(backend: Backend, { confirm_sent_at: sentAt }: Subscription, email: string): Promise<boolean> {
  if (sentAt && backend.now().getTime() - sentAt.getTime() < askAgainMs) return false;
  return takeAttempt(backend, confirmationRule, `newsletter:${accountOf(email)}`);
}

async function upsert(db: Kysely<Database>, { name, email, user_key }: Newsletter): Promise<Subscription> {
  const consent = await consentVersion(db, 'newsletter');
  return db
    .insertInto('newsletter_subscription')
    .values({ email, name, user_key: user_key || null, consent_version: consent })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email)`).doUpdateSet({
        name,
        consent_version: consent,
        confirmed_at: sql<Date | null>`case when newsletter_subscription.unsubscribed_at is null
          then newsletter_subscription.confirmed_at end`,
        unsubscribed_at: null,
        pending: null,
      }),
    )
    .returning(['id', 'confirmed_at', 'confirm_sent_at', 'unsubscribed_at'])
    .executeTakeFirstOrThrow();
}

/** Ids that no longer exist are left out: the form may be older than the lists. */
async function replaceInterests(db: Kysely<Database>, id: number, wishes: Wishes): Promise<void> {
  await db.deleteFrom('newsletter_price_range').where('subscription_id', '=', id).execute();
  await db.deleteFrom('newsletter_city').where('subscription_id', '=', id).execute();
  await sql`insert into newsletter_price_range select ${id}, id from price_range
    where id = any (${[...wishes.ids_interest_price]}::integer[])`.execute(db);
  await sql`insert into newsletter_city select ${id}, id from city
    where id = any (${[...wishes.ids_interest_city]}::integer[])`.execute(db);
}

/** Puts a change into force that its address has confirmed. */
export async function takeUp(db: Kysely<Database>, id: number, wishes: Wishes): Promise<void> {
  await db
    .updateTable('newsletter_subscription')
    .set({ name: wishes.name, consent_version: await consentVersion(db, 'newsletter') })
    .where('id', '=', id)
    .execute();
  await replaceInterests(db, id, wishes);
}

async function askToConfirm(backend: Backend, id: number): Promise<void> {
  const { db } = backend;
  const moment = backend.now();
  const confirm = linkToken(backend, 'newsletter-confirm', id, moment);
  const end = linkToken(backend, 'newsletter-end', id);
  await db
    .updateTable('newsletter_subscription')
    .set({ confirm_hash: hashToken(confirm), confirm_sent_at: moment, unsubscribe_hash: hashToken(end) })
    .where('id', '=', id)
    .execute();
  await enqueueNewsletterMail(db, { template: 'newsletter-confirm', subscriptionId: id });
}
