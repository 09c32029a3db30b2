import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../backend.ts';
import { checkCredentials } from '../users/login.ts';
import {
  type Account,
  createAccount,
  findAccount,
  findLinkedPerson,
  linkAccount,
  useTicket,
} from './account-queries.ts';
import type { Ticket } from './attempt-queries.ts';

/** How a sign-in by a provider goes on. */
export type SocialOutcome =
  | { readonly kind: 'signed-in'; readonly userId: number }
  /** The address has an account, to which the provider account may be linked only by its password. */
  | { readonly kind: 'existing'; readonly account: Account }
  /** The provider does not say that the address is the person's; whether it has an account is not told. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'refused' };

export interface SocialSignIn {
  readonly ticket: Ticket;
  /** The password of the account, where the person was asked for it. */
  readonly password: string | undefined;
  readonly network: string | undefined;
}

/**
 * Finds, makes or links the account of a ticket.
 *
 * A known provider account signs in. A verified address without an account gets one. A verified address whose account
 * has no password is linked at once: whoever reads that mailbox could open the account anyway. An account with a
 * password is linked by it, once: it may have been made by somebody else before its owner came. An unverified address
 * proves nothing, so it is answered the same with and without an account.
 */
export async function signInBy(backend: Backend, { ticket, password, network }: SocialSignIn): Promise<SocialOutcome> {
  const { db } = backend;
  const linked = await findLinkedPerson(db, ticket);
  if (linked) return linked.is_active ? complete(backend, ticket, async () => linked.id) : { kind: 'refused' };
  if (password !== undefined) return linkByPassword(backend, { ticket, password, network });
  if (!ticket.isEmailVerified) return { kind: 'unproven' };
  const account = await findAccount(db, ticket.email);
  if (!account) return complete(backend, ticket, (transaction) => createAccount(transaction, ticket, backend.now()));
  if (!account.isActive) return { kind: 'refused' };
  if (account.hasPassword) return { kind: 'existing', account };
  return complete(backend, ticket, (transaction) => link(transaction, backend, account, ticket));
}

async function linkByPassword(
  backend: Backend,
  { ticket, password, network }: SocialSignIn & { readonly password: string },
): Promise<SocialOutcome> {
  const userId = await checkCredentials(backend, { email: ticket.email, password, network });
  if (userId === undefined) return { kind: 'wrong-password' };
  const account = await findAccount(backend.db, ticket.email);
  if (account?.id !== userId) return { kind: 'refused' };
  const outcome = await complete(backend, ticket, (transaction) => link(transaction, backend, account, ticket));
  return outcome.kind === 'refused' ? { kind: 'existing', account: { ...account, hasPassword: false } } : outcome;
}

async function link(
  transaction: Kysely<Database>,
  backend: Backend,
  account: Account,
  ticket: Ticket,
): Promise<number | undefined> {
  return (await linkAccount(transaction, account, ticket, backend.now())) ? account.id : undefined;
}

/** Uses the ticket up together with what it is used for: of two calls with one token, one wins. */
async function complete(
  { db }: Backend,
  ticket: Ticket,
  change: (transaction: Kysely<Database>) => Promise<number | undefined>,
): Promise<SocialOutcome> {
  const userId = await db.transaction().execute(async (transaction) => {
    if (!(await useTicket(transaction, ticket))) return undefined;
    return change(transaction);
  });
  return userId === undefined ? { kind: 'refused' } : { kind: 'signed-in', userId };
}
