import type { Backend } from '../backend.ts';
import type { OutboxRow } from '../outbox/outbox-queries.ts';
import { oneByOne, type Topic } from '../outbox/topic.ts';
import { composeMail } from './mail-composer.ts';
import { letterHtml, letterText } from './mail-letter.ts';
import { type MailOrder, mailOrder } from './mail-queue.ts';
import type { MailTransport } from './mail-transport.ts';

/** Sends the mails of the outbox. */
export function mailTopic(backend: Backend, transport: MailTransport): Topic {
  return { name: 'mail', batch: 20, run: oneByOne((row) => deliver(backend, transport, row)) };
}

async function deliver(backend: Backend, transport: MailTransport, { id, payload }: OutboxRow): Promise<void> {
  const order = mailOrder.parse(payload);
  const { to, replyTo, letter } = await composeMail(backend, order);
  const { origin, mail } = backend.config;
  await transport.send(
    {
      from: { name: 'Umbral', address: mail.from },
      to,
      ...(replyTo ? { replyTo } : {}),
      subject: letter.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      // The same at every attempt, so that a mail that was sent twice can be told to be one.
      messageId: `<outbox-${id}@${new URL(origin).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    `${String(id).padStart(8, '0')}-${order.template}`,
  );
  await markSent(backend, order);
}

async function markSent({ db }: Backend, order: MailOrder): Promise<void> {
  if (order.template !== 'contact-builder') return;
  await db
    .updateTable('contact')
    .set({ state: 'sent' })
    .where('id', '=', order.contactId)
    .where('state', '=', 'new')
    .execute();
}
