import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import { login, logout, register } from '@umbral/domain/api/users.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { Credentials } from '@umbral/kit/form/person/credentials.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { loginTexts } from '../texts/login-texts.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import type { RegistrationValues } from './registration-values.ts';

/** Signs in; the backend gives one reason for every failure. */
export async function signIn(call: CallApi, credentials: Credentials): Promise<Outcome<Session>> {
  const { user, reason } = await call(login, { body: { ...credentials, user_key: '' } });
  return user ? sent(sessionOfUser(user)) : refused(reason ?? loginTexts.failed);
}

/** Creates the account, which also signs in [B072]. `proof` is the solved captcha. */
export async function signUp(
  call: CallApi,
  { phone_country: _, ...values }: RegistrationValues & { readonly email: string },
  proof: string,
): Promise<Outcome<Session>> {
  const body = { ...values, agree_terms: 'S' as const, gResponse: proof, user_key: '' };
  const { user, error } = await call(register, { body });
  return user ? sent(sessionOfUser(user)) : refused(error ?? registrationTexts.failed);
}

/** Ends the session on the server; true when it did. */
export async function signOut(call: CallApi): Promise<boolean> {
  return (await call(logout, {})).ok === 1;
}
