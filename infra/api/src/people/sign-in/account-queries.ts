import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { recordSecurityEvent, type Sender } from '../../engine/sessions/security-log.ts';
import { endAllSessions } from '../../engine/sessions/session-queries.ts';
import { enqueueAccountMail } from '../users/account-orders.ts';
import type { Ticket } from './attempt-queries.ts';

/** An account as far as linking must know it. */
export interface Account {
  id: number;
  isActive: boolean;
  isVerified: boolean;
  hasPassword: boolean;
  /** Keys of the providers that are linked. */
  providers: string[];
}

/** When and from where a ticket is used. */
interface Use {
  readonly moment: Date;
  readonly request: Sender;
}

/** Whose provider account this is. */
export async function findLinkedPerson(
  db: Kysely<Database>,
  { provider, subject }: Ticket,
): Promise<{ id: number; is_active: boolean } | undefined> {
  return db
    .selectFrom('social_identity')
    .innerJoin('app_user', 'app_user.id', 'social_identity.user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .select(['app_user.id', 'app_user.is_active'])
    .executeTakeFirst();
}

/** The account of an address. */
export async function findAccount(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select u.id, u.is_active as "isActive", u.email_verified_at is not null as "isVerified",
      exists (select from credential c where c.user_id = u.id) as "hasPassword",
      array(select i.provider from social_identity i where i.user_id = u.id order by i.provider) as providers
    from app_user u where lower(u.email) = lower(${email})`.execute(db);
  return rows[0];
}

/** Uses a ticket up; false where another call did. */
export async function useTicket(db: Kysely<Database>, { tokenHash }: Ticket): Promise<boolean> {
  const used = await db.deleteFrom('sign_in_ticket').where('token_hash', '=', tokenHash).executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** A new account whose address the provider has verified; nothing where the address got one meanwhile. */
export async function createAccount(
  db: Kysely<Database>,
  ticket: Ticket,
  { moment, request }: Use,
): Promise<number | undefined> {
  const created = await db
    .insertInto('app_user')
    .values({
      email: ticket.email,
      first_name: ticket.firstName,
      last_name: ticket.lastName,
      email_verified_at: moment,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return undefined;
  await db.insertInto('user_role').values({ user_id: created.id, role_key: 'user' }).execute();
  await insertIdentity(db, created.id, ticket);
  await enqueueAccountMail(db, { template: 'welcome', userId: created.id });
  const facts = { provider: ticket.provider };
  await recordSecurityEvent(db, { kind: 'account-created', userId: created.id, request, facts });
  return created.id;
}

/**
 * Links a provider account to a person, and tells the person. An address that was not proven before and now is ends
 * the sessions of whoever was in. False where the person has another account of that provider, or another person this one.
 */
export async function linkAccount(
  db: Kysely<Database>,
  account: Account,
  ticket: Ticket,
  { moment, request }: Use,
): Promise<boolean> {
  if (!(await insertIdentity(db, account.id, ticket))) return false;
  if (ticket.isEmailVerified && !account.isVerified) {
    await db.updateTable('app_user').set({ email_verified_at: moment }).where('id', '=', account.id).execute();
    await endAllSessions(db, account.id);
  }
  const { provider } = ticket;
  await enqueueAccountMail(db, { template: 'identity-linked', userId: account.id, provider });
  await recordSecurityEvent(db, { kind: 'provider-linked', userId: account.id, request, facts: { provider } });
  return true;
}

/**
 * Ends the link of a person with a provider, and tells the person. `last`: nothing else would be left to sign in with,
 * of what the portal offers.
 */
export async function unlinkAccount(
  db: Kysely<Database>,
  { userId, provider, offered }: { userId: number; provider: string; offered: readonly string[] },
  request: Sender,
): Promise<'unlinked' | 'unknown' | 'last'> {
  // Two calls at once would each see the other's link as the one that stays.
  await db.selectFrom('app_user').where('id', '=', userId).select('id').forUpdate().execute();
  const links = await db.selectFrom('social_identity').where('user_id', '=', userId).select('provider').execute();
  if (!links.some((link) => link.provider === provider)) return 'unknown';
  const password = await db.selectFrom('credential').where('user_id', '=', userId).select('user_id').executeTakeFirst();
  const isLast = !links.some((link) => link.provider !== provider && offered.includes(link.provider));
  if (!password && isLast) return 'last';
  await db.deleteFrom('social_identity').where('user_id', '=', userId).where('provider', '=', provider).execute();
  await enqueueAccountMail(db, { template: 'identity-unlinked', userId, provider });
  await recordSecurityEvent(db, { kind: 'provider-unlinked', userId, request, facts: { provider } });
  return 'unlinked';
}

async function insertIdentity(db: Kysely<Database>, userId: number, ticket: Ticket): Promise<boolean> {
  const { provider, subject, email } = ticket;
  const inserted = await db
    .insertInto('social_identity')
    .values({ provider, subject, user_id: userId, email })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
