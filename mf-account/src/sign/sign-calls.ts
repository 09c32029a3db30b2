import { requestPasswordReset, savePassword } from '@umbral/domain/api/passwords.ts';
import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import { login, logout, register } from '@umbral/domain/api/users.ts';
import { tellConversion } from '@umbral/kit/conversions/tell-conversion.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { Credentials } from '@umbral/kit/form/person/credentials.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { RemoteContext, Session } from '@umbral/protocol/remote/remote-context.ts';
import { registrationTexts } from '../texts/registration-texts.ts';
import type { RegistrationValues } from './registration-values.ts';
import { tryWithWork } from './sign-in-work.ts';
import { type SignEntry, toEntry } from './step/sign-entry.ts';

/**
 * Signs in, or comes to the second step; the backend gives one reason for every failure. `onWork` is told where the
 * browser has to work for it first.
 */
export async function signIn(call: CallApi, credentials: Credentials, onWork: () => void): Promise<Outcome<SignEntry>> {
  const attempt = (proof: string) => call(login, { body: { ...credentials, user_key: '', proof } });
  const entry = toEntry(await tryWithWork(attempt, onWork));
  return entry.kind === 'refused' ? refused(entry.reason) : sent(entry);
}

/** Creates the account, which also signs in and is a conversion [B072, B126]. `proof` is the solved captcha. */
export async function signUp(
  context: Pick<RemoteContext, 'bus' | 'call' | 'environment'>,
  { phone_country: phoneCountry, ...values }: RegistrationValues & { readonly email: string },
  proof: string,
): Promise<Outcome<Session>> {
  const body = { ...values, agree_terms: 'S' as const, gResponse: proof, user_key: '' };
  const { user, error } = await context.call(register, { body });
  if (!user) return refused(error ?? registrationTexts.failed);
  const { email, phone } = values;
  void tellConversion(context, { name: 'CompleteRegistration', email, phone, phoneCountry });
  return sent(sessionOfUser(user));
}

/** Ends the session on the server; true when it did. */
export async function signOut(call: CallApi): Promise<boolean> {
  return (await call(logout, {})).ok === 1;
}

/** Asks for a link to choose a new password; gives the one sentence that known and unknown addresses get [B109]. */
export async function askForReset(call: CallApi, email: string): Promise<Outcome<string>> {
  const { ok, message } = await call(requestPasswordReset, { body: { email } });
  return ok === 1 ? sent(message) : refused(message);
}

/** What became of a new password: it stands, or the link is worth nothing any more, with the reason. */
export type ResetAnswer = { readonly isSaved: true } | { readonly isSaved: false; readonly reason: string | null };

/** Sets a new password by the token of a letter; every session of the person ends [B109]. */
export async function resetPassword(
  call: CallApi,
  body: { readonly token: string; readonly password: string; readonly password_confirm: string },
): Promise<ResetAnswer> {
  const { ok, reason } = await call(savePassword, { body });
  return ok === 1 ? { isSaved: true } : { isSaved: false, reason };
}
