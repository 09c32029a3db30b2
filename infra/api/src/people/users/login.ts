import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import {
  accountOf,
  forgetAttempts,
  passwordAddressRule,
  passwordRule,
  refundAttempt,
  takeAttempt,
} from '../identity/attempts.ts';
import { fitsPassword } from './password.ts';

/** An address and a password, and the network that they came from where it is counted. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly network: string | undefined;
}

/**
 * Id of the active person whose address and password these are; nothing for whatever else. A wrong password and an
 * unknown address cost the same work: two counts, one look-up, one verification.
 */
export async function checkCredentials(backend: Backend, given: Credentials): Promise<number | undefined> {
  const { email, password, network } = given;
  const account = accountOf(email);
  const mayTry = [
    await takeAttempt(backend, passwordRule, account),
    await takeAttempt(backend, passwordAddressRule, network),
  ];
  if (mayTry.includes(false)) return undefined;
  const person = await backend.db
    .selectFrom('app_user')
    .innerJoin('credential', 'credential.user_id', 'app_user.id')
    .where(sql<boolean>`lower(app_user.email) = lower(${email})`)
    .select(['app_user.id', 'app_user.is_active', 'credential.password_hash'])
    .executeTakeFirst();
  const fits = await fitsPassword(person?.password_hash, password);
  if (!fits || !person?.is_active) return undefined;
  await forgetAttempts(backend, passwordRule, account);
  await refundAttempt(backend, passwordAddressRule, network);
  return person.id;
}

/** Keeps the moment of a sign-in. */
export async function rememberLogin({ db, now }: Backend, userId: number): Promise<void> {
  await db.updateTable('app_user').set({ last_login_at: now() }).where('id', '=', userId).execute();
}
