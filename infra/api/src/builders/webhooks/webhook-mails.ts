import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { subjectOf } from '../../engine/mail/mail-subject.ts';
import type { Address } from '../../engine/third-parties/mail/mail-transport.ts';
import { receivers } from '../projects/mail-receivers.ts';
import { webhookPaused } from './webhook-letters.ts';
import type { WebhookOrder } from './webhook-orders.ts';

interface PausedRow {
  readonly builder: string;
  readonly url: string;
  readonly held: number;
  readonly receivers: Address[];
}

/** Writes the mail about a connection that was paused; nobody is told of one that goes on meanwhile. */
export async function webhookMail(backend: Backend, { builderId }: WebhookOrder): Promise<Composed> {
  const {
    builder,
    url,
    held,
    receivers: to,
  } = await subjectOf(
    backend,
    sql<PausedRow>`
      select b.name as builder, w.url, ${receivers} as receivers,
        (select count(*)::int from webhook_delivery d where d.builder_id = b.id and d.state = 'held') as held
      from builder_webhook w join builder b on b.id = w.builder_id
      where w.builder_id = ${builderId} and w.state = 'paused'`,
  );
  return { to, letter: webhookPaused({ builder, host: new URL(url).host, held, origin: backend.config.origin }) };
}
