import type { FastifyInstance } from 'fastify';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { sendLead, subscribeNewsletter } from 'shared-contracts/api/contacts.ts';
import type { Backend } from '../backend.ts';
import { consentVersion, giveConsent } from '../consents/consent-queries.ts';
import { type Call, register } from '../http/endpoint-route.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { texts } from '../texts.ts';
import { verdictOf } from './email-verdict.ts';
import { validPhone } from './phone-check.ts';

const limited = { limit: { max: 20, perSeconds: 600 } };

/** The newsletter [B067] and stand-alone lead forms [B070]. */
export function newsletterRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, subscribeNewsletter, (call) => subscribe(backend, call), limited);
  register(app, sendLead, (call) => storeLead(backend, call), limited);
}

async function subscribe({ db }: Backend, { body, session }: Call<typeof subscribeNewsletter>) {
  await db.transaction().execute(async (transaction) => {
    const subscriptionId = await upsertSubscription(transaction, body);
    await replaceInterests(transaction, subscriptionId, body.ids_interest_price, body.ids_interest_city);
    const { email } = body;
    await giveConsent(transaction, { purpose: 'newsletter', userId: session?.userId, email, source: 'boletin' });
    await enqueueMail(transaction, { template: 'newsletter-welcome', subscriptionId });
  });
  return { ok: 1 as const, message: texts.newsletter };
}

async function upsertSubscription(
  db: Kysely<Database>,
  person: { email: string; name: string; user_key: string },
): Promise<number> {
  const consent = await consentVersion(db, 'newsletter');
  const { id } = await db
    .insertInto('newsletter_subscription')
    .values({ email: person.email, name: person.name, user_key: person.user_key || null, consent_version: consent })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ name: person.name, consent_version: consent, unsubscribed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Ids that no longer exist are left out: the form may be older than the lists. */
async function replaceInterests(
  db: Kysely<Database>,
  subscriptionId: number,
  priceRanges: readonly number[],
  cities: readonly number[],
): Promise<void> {
  await db.deleteFrom('newsletter_price_range').where('subscription_id', '=', subscriptionId).execute();
  await db.deleteFrom('newsletter_city').where('subscription_id', '=', subscriptionId).execute();
  await sql`insert into newsletter_price_range select ${subscriptionId}, id from price_range
    where id = any (${[...priceRanges]}::integer[])`.execute(db);
  await sql`insert into newsletter_city select ${subscriptionId}, id from city
    where id = any (${[...cities]}::integer[])`.execute(db);
}

async function storeLead({ db }: Backend, { body }: Call<typeof sendLead>) {
  const phone = validPhone(body.phone);
  const { form, name, email, home_city, interest_city, utm_source, utm_medium, answers } = body;
  await db
    .insertInto('lead')
    .values({
      form,
      name,
      email,
      phone,
      fields: JSON.stringify({ home_city, interest_city, utm_source, utm_medium, ...answers }),
      email_status: verdictOf(email),
      consent_version: await consentVersion(db, 'contact'),
    })
    .execute();
  return { ok: 1 as const, message: texts.sent };
}
