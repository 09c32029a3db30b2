import type { Backend } from '../../engine/backend.ts';
import { hashToken, newToken } from '../../engine/tokens/opaque-token.ts';
import { attemptMs } from './browser-secret.ts';
import type { Identity } from './identity-provider.ts';

/** How long the token of a callback may be changed for a session; a person may type a password meanwhile. */
const ticketMs = 5 * 60_000;

export interface NewAttempt {
  readonly state: string;
  readonly browserSecret: string;
  readonly provider: string;
  readonly returnPath: string;
}

/** Remembers a browser that leaves for a provider. */
export async function storeAttempt({ db, now }: Backend, attempt: NewAttempt): Promise<void> {
  await db
    .insertInto('sign_in_attempt')
    .values({
      state_hash: hashToken(attempt.state),
      browser_hash: hashToken(attempt.browserSecret),
      provider: attempt.provider,
      return_path: attempt.returnPath,
      expires_at: new Date(now().getTime() + attemptMs),
    })
    .execute();
}

/** Ends an attempt and gives its return path; nothing where it is unknown, over, late, or of another browser. */
export async function takeStoredAttempt(
  { db, now }: Backend,
  { state, browserSecret, provider }: Omit<NewAttempt, 'returnPath'>,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('sign_in_attempt')
    .where('state_hash', '=', hashToken(state))
    .where('browser_hash', '=', hashToken(browserSecret))
    .where('provider', '=', provider)
    .where('expires_at', '>', now())
    .returning('return_path')
    .executeTakeFirst();
  return row?.return_path;
}

/** Keeps what a provider said until the browser changes the token that this gives. */
export async function storeTicket(
  { db, now }: Backend,
  provider: string,
  browserSecret: string,
  identity: Identity,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sign_in_ticket')
    .values({
      token_hash: hashToken(token),
      browser_hash: hashToken(browserSecret),
      provider,
      subject: identity.subject,
      email: identity.email,
      is_email_verified: identity.isEmailVerified,
      first_name: identity.firstName,
      last_name: identity.lastName,
      expires_at: new Date(now().getTime() + ticketMs),
    })
    .execute();
  return token;
}

/** What a provider said of somebody, by the token of its callback. */
export interface Ticket extends Identity {
  readonly tokenHash: Buffer;
  readonly provider: string;
}

/** The ticket of a token in the browser that it was made for; nothing where it is unknown, used or late. */
export async function findTicket(
  { db, now }: Backend,
  token: string,
  browserSecret: string,
): Promise<Ticket | undefined> {
  const row = await db
    .selectFrom('sign_in_ticket')
    .where('token_hash', '=', hashToken(token))
    .where('browser_hash', '=', hashToken(browserSecret))
    .where('expires_at', '>', now())
    .selectAll()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    tokenHash: row.token_hash,
    provider: row.provider,
    subject: row.subject,
    email: row.email,
    isEmailVerified: row.is_email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
  };
}
