import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { LinkAction } from '../../engine/mail/link-routes.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import { enqueueNewsletterMail } from './newsletter-orders.ts';
import { newsletterPaths } from './newsletter-paths.ts';
import { takeUp, type Wishes } from './newsletter-queries.ts';
import { newsletterTexts } from './newsletter-texts.ts';

/** What the links in mails of the newsletter do. */
export function newsletterLinks(backend: Backend): LinkAction[] {
  return [
    {
      path: newsletterPaths.confirm,
      question: newsletterTexts.confirm,
      done: newsletterTexts.confirmed,
      isKnown: (hash) => isConfirmable(backend, hash),
      act: (hash) => confirm(backend, hash),
    },
    {
      path: newsletterPaths.end,
      question: newsletterTexts.end,
      done: newsletterTexts.ended,
      isKnown: (hash) => isSubscription(backend, hash),
      act: (hash) => end(backend, hash),
    },
  ];
}

async function isConfirmable({ db, now }: Backend, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .where('confirm_hash', '=', hash)
    .where((eb) => eb.or([eb('unsubscribed_at', 'is', null), eb('pending', 'is not', null)]))
    .where(sql<boolean>`confirm_sent_at > ${now()}::timestamptz - interval '7 days'`)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function isSubscription({ db }: Backend, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .where('unsubscribe_hash', '=', hash)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function confirm({ db, now }: Backend, hash: Buffer): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('newsletter_subscription')
      .where('confirm_hash', '=', hash)
      .where((eb) => eb.or([eb('confirmed_at', 'is', null), eb('pending', 'is not', null)]))
      .select(['id', 'email', 'confirmed_at', 'unsubscribed_at', sql<Wishes | null>`pending`.as('pending')])
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const { id, email } = row;
    await transaction
      .updateTable('newsletter_subscription')
      .set({ confirmed_at: now(), unsubscribed_at: null, pending: null })
      .where('id', '=', id)
      .execute();
    if (row.pending) await takeUp(transaction, id, row.pending);
    await giveConsent(transaction, { purpose: 'newsletter', email, source: 'boletin-confirmado' });
    const isNew = row.confirmed_at === null || row.unsubscribed_at !== null;
    if (isNew) await enqueueNewsletterMail(transaction, { template: 'newsletter-welcome', subscriptionId: id });
  });
}

async function end({ db, now }: Backend, hash: Buffer): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('newsletter_subscription')
      .set({ unsubscribed_at: now(), pending: null })
      .where('unsubscribe_hash', '=', hash)
      .where('unsubscribed_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (!row) return;
    const { email } = row;
    await giveConsent(transaction, { purpose: 'newsletter', email, source: 'boletin-baja', isWithdrawn: true });
  });
}
