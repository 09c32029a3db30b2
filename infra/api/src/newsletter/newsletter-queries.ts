import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Newsletter } from 'shared-contracts/domain/newsletter.ts';
import type { Backend } from '../backend.ts';
import { consentVersion, giveConsent } from '../consents/consent-queries.ts';
import { linkToken } from '../mail/link-token.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { hashToken } from '../sessions/opaque-token.ts';
import { accountOf, confirmationRule, takeAttempt } from '../users/attempts.ts';

/** An address is asked to confirm at most once in this time, milliseconds. */
const askAgainMs = 15 * 60_000;

/**
 * Stores a subscription with its interests and consent, and asks the address to confirm. Who has confirmed already
 * stays so and only changes the interests; who had left is asked again.
 */
export async function subscribe(backend: Backend, person: Newsletter, userId: number | null): Promise<void> {
  const moment = backend.now();
  await backend.db.transaction().execute(async (db) => {
    const row = await upsert(db, person);
    await replaceInterests(db, row.id, person);
    await giveConsent(db, { purpose: 'newsletter', userId, email: person.email, source: 'boletin' });
    const isAsked = row.confirm_sent_at && moment.getTime() - row.confirm_sent_at.getTime() < askAgainMs;
    if (row.confirmed_at !== null || isAsked) return;
    const subject = `newsletter:${accountOf(person.email)}`;
    if (await takeAttempt({ ...backend, db }, confirmationRule, subject)) await askToConfirm(backend, db, row.id);
  });
}

interface Subscription {
  id: number;
  confirmed_at: Date | null;
  confirm_sent_at: Date | null;
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
      }),
    )
    .returning(['id', 'confirmed_at', 'confirm_sent_at'])
    .executeTakeFirstOrThrow();
}

/** Ids that no longer exist are left out: the form may be older than the lists. */
async function replaceInterests(db: Kysely<Database>, id: number, person: Newsletter): Promise<void> {
  await db.deleteFrom('newsletter_price_range').where('subscription_id', '=', id).execute();
  await db.deleteFrom('newsletter_city').where('subscription_id', '=', id).execute();
  await sql`insert into newsletter_price_range select ${id}, id from price_range
    where id = any (${[...person.ids_interest_price]}::integer[])`.execute(db);
  await sql`insert into newsletter_city select ${id}, id from city
    where id = any (${[...person.ids_interest_city]}::integer[])`.execute(db);
}

async function askToConfirm(backend: Backend, db: Kysely<Database>, id: number): Promise<void> {
  const moment = backend.now();
  const confirm = linkToken(backend, 'newsletter-confirm', id, moment);
  const end = linkToken(backend, 'newsletter-end', id);
  await db
    .updateTable('newsletter_subscription')
    .set({ confirm_hash: hashToken(confirm), confirm_sent_at: moment, unsubscribe_hash: hashToken(end) })
    .where('id', '=', id)
    .execute();
  await enqueueMail(db, { template: 'newsletter-confirm', subscriptionId: id });
}
