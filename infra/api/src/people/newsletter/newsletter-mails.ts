import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { linkAddress, linkToken } from '../../engine/mail/link-token.ts';
import { existing, subjectOf } from '../../engine/mail/mail-subject.ts';
import { newsletterChange, newsletterConfirm, newsletterWelcome } from './newsletter-letters.ts';
import type { NewsletterOrder } from './newsletter-orders.ts';
import { newsletterPaths } from './newsletter-paths.ts';

interface Subscriber {
  id: number;
  name: string;
  email: string;
  confirm_sent_at: Date | null;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  is_change: boolean;
}

/** Writes a mail about a subscription; none to whoever has left, or has confirmed meanwhile. */
export async function newsletterMail(backend: Backend, order: NewsletterOrder): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<Subscriber>`select id, name, email, confirm_sent_at, confirmed_at, unsubscribed_at,
        pending is not null as is_change
      from newsletter_subscription where id = ${order.subscriptionId}`,
  );
  const to = [{ name: row.name, address: row.email }];
  if (order.template === 'newsletter-confirm') {
    existing(row.confirmed_at === null || row.is_change ? row : undefined);
    const token = linkToken(backend, 'newsletter-confirm', row.id, row.confirm_sent_at);
    const write = row.is_change && row.unsubscribed_at === null ? newsletterChange : newsletterConfirm;
    return { to, letter: write(row.name, linkAddress(backend, newsletterPaths.confirm, token)) };
  }
  existing(row.unsubscribed_at === null ? row : undefined);
  const unsubscribeUrl = linkAddress(backend, newsletterPaths.end, linkToken(backend, 'newsletter-end', row.id));
  return { to, letter: newsletterWelcome(row.name, backend.config.origin, unsubscribeUrl), unsubscribeUrl };
}
