import { isEmail } from '@umbral/domain/fields/validation.ts';
import type { Backend } from '../backend.ts';
import type { OutboxRow } from '../outbox/outbox-queries.ts';
import { GiveUp, NotNow, oneByOne, type Topic } from '../outbox/topic.ts';
import { type Address, type Mail, MailFailure, type MailTransport } from '../third-parties/mail/mail-transport.ts';
import type { Composed } from './composed.ts';
import { letterHtml } from './letter-html.ts';
import { type Letters, lettersFor } from './letters.ts';
import { letterText } from './mail-letter.ts';
import { enqueueForEach, mailAttempts, mailReceiver, receiverKey } from './mail-queue.ts';
import { hasMailboxRoom } from './mailbox-budget.ts';

/** A slow server may take half a minute for each mail. */
const batch = 8;

/** What the mails of the outbox are written and sent with. */
interface Post {
  /** Those of all features. */
  readonly letters: readonly Letters[];
  readonly transport: MailTransport;
}

/** Sends the mails of the outbox. */
export function mailTopic(backend: Backend, post: Post): Topic {
  return { name: 'mail', batch, run: oneByOne((row) => deliverOrGiveUp(backend, post, row)) };
}

async function deliverOrGiveUp(backend: Backend, post: Post, row: OutboxRow): Promise<void> {
  try {
    await deliver(backend, post, row);
  } catch (error) {
    const isLast = row.attempts >= mailAttempts && !(error instanceof NotNow);
    if (error instanceof GiveUp || isLast) {
      await lettersFor(post.letters, row.payload).markLost(backend, row.payload);
    }
    throw error;
  }
}

async function deliver(backend: Backend, post: Post, { id, payload }: OutboxRow): Promise<void> {
  const letters = lettersFor(post.letters, payload);
  const order = letters.read(payload);
  const { receiver } = mailReceiver.parse(payload);
  const composed = await letters.compose(backend, payload, id);
  const addresses = composed.to.map(({ address }) => address);
  if (receiver === undefined && addresses.length > 1) return enqueueForEach(backend.db, order, addresses);
  const to = composed.to.find(({ address }) => receiver === undefined || receiverKey(order, address) === receiver);
  if (!to) throw new GiveUp('the mail has no such receiver any more');
  // Not a failure: whoever asked for so many letters is told nothing by it.
  if (
    letters.unasked.includes(order.template) &&
    !(await hasMailboxRoom(backend, { address: to.address, outboxId: id }))
  )
    return letters.markLost(backend, payload);
  const mail = toMail(backend, { ...composed, to }, id);
  await post.transport.send(mail, `${String(id).padStart(8, '0')}-${order.template}`).catch((error: unknown) => {
    if (!(error instanceof MailFailure)) throw error;
    throw error.kind === 'refused' ? new GiveUp(error.message) : new NotNow(error.message);
  });
  await letters.markSent(backend, payload);
}

type Addressed = Omit<Composed, 'to'> & { to: Address };

function toMail({ config }: Backend, { to, replyTo, letter, unsubscribeUrl }: Addressed, id: number): Mail {
  return {
    from: { name: 'Umbral', address: config.mail.from },
    to: safeAddress(to),
    ...(replyTo ? { replyTo: safeAddress(replyTo) } : {}),
    subject: oneLine(letter.subject),
    text: letterText(letter),
    html: letterHtml(letter),
    // The same at every attempt, so that a mail that was sent twice can be told to be one.
    messageId: `<outbox-${id}@${new URL(config.origin).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl ? oneClick(unsubscribeUrl) : {}),
    },
  };
}

/** By RFC 8058 the mail program itself posts to the address; the page behind it asks first. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function safeAddress({ name, address }: Address): Address {
  if (!isEmail(address)) throw new GiveUp('the address is not valid');
  return { name: oneLine(name), address };
}

/** Headers are of one line: whatever could begin another one becomes a space. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
