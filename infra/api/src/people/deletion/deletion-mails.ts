import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { linkAddress } from '../../engine/mail/link-token.ts';
import { existing } from '../../engine/mail/mail-subject.ts';
import * as write from './deletion-letters.ts';
import type { DeletionOrder } from './deletion-orders.ts';
import { keepPath } from './deletion-paths.ts';
import { keepToken } from './deletion-queries.ts';

/** Writes a mail about the deletion of an account. */
export async function composeDeletionMail(backend: Backend, order: DeletionOrder): Promise<Composed> {
  if (order.template === 'account-kept') return keptMail(backend, order.userId);
  const row = existing(
    await backend.db.selectFrom('account_deletion').where('id', '=', order.deletionId).selectAll().executeTakeFirst(),
  );
  const { first_name: name = '', email, requested_at: askedAt, due_at: dueAt, done_at: doneAt } = row;
  const to = [{ name: name ?? '', address: existing(email ?? undefined) }];
  if (order.template === 'deletion-asked') {
    existing(doneAt === null ? row : undefined);
    const keep = linkAddress(backend, keepPath, keepToken(backend, row));
    return { to, letter: write.deletionAsked(name ?? '', dueAt, keep) };
  }
  const times = { askedAt, doneAt: existing(doneAt ?? undefined) };
  return { to, letter: write.accountDeleted(name ?? '', times, backend.config.origin) };
}

async function keptMail({ db, config }: Backend, userId: number): Promise<Composed> {
  const person = existing(
    await db.selectFrom('app_user').where('id', '=', userId).select(['email', 'first_name']).executeTakeFirst(),
  );
  const { first_name: name, email: address } = person;
  return { to: [{ name, address }], letter: write.accountKept(name, config.origin) };
}

/** The letter that proves a deletion was sent: now its address goes too. */
export async function forgetReceiver({ db }: Backend, order: DeletionOrder): Promise<void> {
  if (order.template !== 'account-deleted') return;
  await db
    .updateTable('account_deletion')
    .set({ email: null, first_name: null })
    .where('id', '=', order.deletionId)
    .execute();
}
