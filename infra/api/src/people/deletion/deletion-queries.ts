import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { linkToken } from '../../engine/mail/link-token.ts';
import { recordSecurityEvent, type Sender } from '../../engine/sessions/security-log.ts';
import { endAllSessions } from '../../engine/sessions/session-queries.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import { enqueueDeletionMail } from './deletion-orders.ts';

/** So long a deletion can be taken back. */
export const coolingDays = 14;

/** A deletion that was asked for, as its letter and its link name it. */
interface Asked {
  readonly id: number;
  readonly requested_at: Date;
}

/** What the link of the letter shows to take the deletion back. */
export function keepToken(backend: Backend, { id, requested_at: requestedAt }: Asked): string {
  return linkToken(backend, 'account-keep', id, requestedAt);
}

/**
 * Notes that an account is to be deleted, ends its sessions and tells its owner. Asked twice it stays at the first
 * day. Gives the moment when it is due.
 */
export async function askForDeletion(backend: Backend, userId: number, request: Sender): Promise<Date> {
  const requestedAt = backend.now();
  return backend.db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Asked & { due_at: Date }>`
      insert into account_deletion (user_id, email, first_name, requested_at, due_at)
      select id, email, first_name, ${requestedAt}, ${requestedAt}::timestamptz + ${coolingDays} * interval '1 day'
      from app_user where id = ${userId}
      on conflict (user_id) do nothing
      returning id, requested_at, due_at`.execute(transaction);
    await endAllSessions(transaction, userId);
    const [asked] = rows;
    if (!asked) return dueOf(transaction, userId);
    await transaction
      .updateTable('account_deletion')
      .set({ keep_hash: hashToken(keepToken(backend, asked)) })
      .where('id', '=', asked.id)
      .execute();
    await enqueueDeletionMail(transaction, { template: 'deletion-asked', deletionId: asked.id });
    await recordSecurityEvent(transaction, { kind: 'deletion-requested', userId, request });
    return asked.due_at;
  });
}

async function dueOf(db: Kysely<Database>, userId: number): Promise<Date> {
  const { due_at } = await db
    .selectFrom('account_deletion')
    .where('user_id', '=', userId)
    .select('due_at')
    .executeTakeFirstOrThrow();
  return due_at;
}

/** Takes the deletion of an account back, where one was asked for, and tells its owner. */
export async function keepAccount(db: Kysely<Database>, userId: number, request: Sender): Promise<void> {
  const kept = await db
    .deleteFrom('account_deletion')
    .where('user_id', '=', userId)
    .where('done_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!kept) return;
  await enqueueDeletionMail(db, { template: 'account-kept', userId });
  await recordSecurityEvent(db, { kind: 'deletion-taken-back', userId, request });
}

/** Takes the deletion back that a link names; it may have been done or taken back meanwhile. */
export async function keepByLink({ db }: Backend, keepHash: Buffer, request: Sender): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('account_deletion')
      .where('keep_hash', '=', keepHash)
      .select('user_id')
      .executeTakeFirst();
    if (row?.user_id) await keepAccount(transaction, row.user_id, request);
  });
}

/** Whether a link still can take a deletion back. */
export async function canKeep({ db }: Backend, keepHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('account_deletion')
    .where('keep_hash', '=', keepHash)
    .where('done_at', 'is', null)
    .where('user_id', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
