import { sql } from 'kysely';
import type { Backend } from '../backend.ts';
import { giveConsent } from '../consents/consent-queries.ts';
import type { LinkAction } from '../mail/link-routes.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { newsletterPaths } from './newsletter-paths.ts';

/** What the links in mails of the newsletter do. */
export function newsletterLinks(backend: Backend): LinkAction[] {
  return [
    {
      path: newsletterPaths.confirm,
      question: {
        title: '¿Confirmas tu suscripción?',
        text: 'Te escribiremos a este correo con proyectos nuevos. Puedes cancelar en cualquier momento.',
        button: 'Confirmar mi suscripción',
      },
      done: { title: 'Te suscribiste al boletín', text: 'Te escribiremos con proyectos de tu interés.' },
      isKnown: (hash) => isConfirmable(backend, hash),
      act: (hash) => confirm(backend, hash),
    },
    {
      path: newsletterPaths.end,
      question: {
        title: '¿Cancelas tu suscripción?',
        text: 'Ya no recibirás el boletín.',
        button: 'Cancelar la suscripción',
      },
      done: { title: 'Cancelamos tu suscripción', text: 'Ya no recibirás el boletín. Puedes volver cuando quieras.' },
      isKnown: (hash) => isSubscription(backend, hash),
      act: (hash) => end(backend, hash),
    },
  ];
}

async function isConfirmable({ db, now }: Backend, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_subscription')
    .where('confirm_hash', '=', hash)
    .where('unsubscribed_at', 'is', null)
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
      .updateTable('newsletter_subscription')
      .set({ confirmed_at: now() })
      .where('confirm_hash', '=', hash)
      .where('confirmed_at', 'is', null)
      .returning(['id', 'email'])
      .executeTakeFirst();
    if (!row) return;
    await giveConsent(transaction, { purpose: 'newsletter', email: row.email, source: 'boletin-confirmado' });
    await enqueueMail(transaction, { template: 'newsletter-welcome', subscriptionId: row.id });
  });
}

async function end({ db, now }: Backend, hash: Buffer): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('newsletter_subscription')
      .set({ unsubscribed_at: now() })
      .where('unsubscribe_hash', '=', hash)
      .where('unsubscribed_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (!row) return;
    const { email } = row;
    await giveConsent(transaction, { purpose: 'newsletter', email, source: 'boletin-baja', isWithdrawn: true });
  });
}
