import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Checked, checkCredentials, type TryOrigin } from '../users/login.ts';
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
  | { readonly kind: 'signed-in'; readonly userId: number; readonly isNew: boolean }
  /** The address has an account, to which the provider account may be linked only by its password, or not at all. */
  | { readonly kind: 'existing'; readonly account: Account; readonly canLink: boolean }
  /** The provider does not say that the address is the person's; whether it has an account is not told. */
  | { readonly kind: 'unproven' }
  | { readonly kind: 'wrong-password' }
  /** There is something to do before the password is looked at. */
  | Extract<Checked, { kind: 'work' }>
  | { readonly kind: 'refused' };

export interface SocialSignIn extends TryOrigin {
  readonly ticket: Ticket;
  /** The password of the account, where the person was asked for it. */
  readonly password: string | undefined;
  /** Work that was done for this try; empty where none was. */
  readonly proof: string;
}

const refused: SocialOutcome = { kind: 'refused' };

/**
 * Finds, makes or links the account of a ticket.
 *
 * A known provider account signs in. A verified address without an account gets one. A verified address whose account
 * has no password is linked at once: whoever reads that mailbox could open the account anyway. An account with a
 * password is linked by it, once: it may have been made by somebody else before its owner came. An unverified address
 * proves nothing, so it is answered the same with and without an account.
 */
export async function signInBy(backend: Backend, signIn: SocialSignIn): Promise<SocialOutcome> {
  const { ticket, password, request } = signIn;
  const known = await enterLinked(backend, ticket);
  if (known) return known;
  if (password !== undefined) return linkByPassword(backend, { ...signIn, password });
  if (!ticket.isEmailVerified) return { kind: 'unproven' };
  const account = await findAccount(backend.db, ticket.email);
  if (account) return account.hasPassword ? ask(account) : link(backend, account, signIn);
  const make = (transaction: Kysely<Database>) =>
    createAccount(transaction, ticket, { moment: backend.now(), request });
  const created = await useFor(backend, ticket, make);
  // Nothing created: another browser of the same person was faster, or the ticket is used.
  return created === undefined ? ((await enterLinked(backend, ticket)) ?? refused) : signedIn(created, true);
}

/** Signs in whose provider account is linked by now; nothing where it is not. */
async function enterLinked(backend: Backend, ticket: Ticket): Promise<SocialOutcome | undefined> {
  const linked = await findLinkedPerson(backend.db, ticket);
  if (!linked) return undefined;
  return linked.is_active ? signedIn(await useFor(backend, ticket, async () => linked.id)) : refused;
}

function signedIn(userId: number | undefined, isNew = false): SocialOutcome {
  return userId === undefined ? refused : { kind: 'signed-in', userId, isNew };
}

function ask(account: Account): SocialOutcome {
  return account.isActive ? { kind: 'existing', account, canLink: true } : refused;
}

async function linkByPassword(
  backend: Backend,
  signIn: SocialSignIn & { readonly password: string },
): Promise<SocialOutcome> {
  const { ticket, ...given } = signIn;
  const checked = await checkCredentials(backend, { ...given, email: ticket.email });
  if (checked.kind === 'work') return checked;
  if (checked.kind === 'wrong') return { kind: 'wrong-password' };
  const account = await findAccount(backend.db, ticket.email);
  return account?.id === checked.userId ? link(backend, account, signIn) : refused;
}

/** Links, except to an account that has another account of the same provider already. */
async function link(backend: Backend, account: Account, { ticket, request }: SocialSignIn): Promise<SocialOutcome> {
  if (!account.isActive) return refused;
  if (account.providers.includes(ticket.provider)) {
    // Another browser of the same person may have linked it since it was looked for.
    return (await enterLinked(backend, ticket)) ?? { kind: 'existing', account, canLink: false };
  }
  const work = async (transaction: Kysely<Database>) =>
    (await linkAccount(transaction, account, ticket, { moment: backend.now(), request })) ? account.id : undefined;
  const userId = await useFor(backend, ticket, work);
  return userId === undefined ? ((await enterLinked(backend, ticket)) ?? refused) : signedIn(userId);
}

/** Undoes what a transaction has done so far; its caller expects it. */
class NothingDone extends Error {}

/**
 * Uses a ticket up together with what it is used for: of two calls with one token, one wins. Where the work gives
 * nothing, nothing has happened and the ticket can still be used.
 */
async function useFor(
  { db }: Backend,
  ticket: Ticket,
  work: (transaction: Kysely<Database>) => Promise<number | undefined>,
): Promise<number | undefined> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const userId = (await useTicket(transaction, ticket)) ? await work(transaction) : undefined;
      if (userId === undefined) throw new NothingDone();
      return userId;
    });
  } catch (error) {
    if (error instanceof NothingDone) return undefined;
    throw error;
  }
}
