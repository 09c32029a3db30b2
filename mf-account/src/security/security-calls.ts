import { saveProfile } from '@umbral/domain/api/profile.ts';
import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import { endSession, forgetDevice, logoutEverywhere } from '@umbral/domain/api/sessions.ts';
import { unlinkProvider } from '@umbral/domain/api/sign-in.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import type { ChangeAnswer } from '../ui/use-change.ts';
import type { NewPassword } from './password-values.ts';

/** Changes the password: the other sessions end, and this browser gets a new one. */
export async function changePassword(call: CallApi, body: NewPassword): Promise<Outcome<Session>> {
  const { user, message } = await call(saveProfile, { body });
  return user ? sent(sessionOfUser(user)) : refused(message);
}

/** Ends one of the person's sessions. */
export async function closeSession(call: CallApi, id: string): Promise<void> {
  await call(endSession, { body: { id } });
}

/** Ends all of them, this one too. */
export async function closeAllSessions(call: CallApi): Promise<void> {
  await call(logoutEverywhere, {});
}

/** Makes a known browser a stranger again. */
export function forget(call: CallApi, id: number): Promise<ChangeAnswer> {
  return call(forgetDevice, { body: { id } });
}

/** Ends the link with a provider; gives the sentence with which the backend refuses, where it does. */
export async function unlink(call: CallApi, provider: string): Promise<string | null> {
  return (await call(unlinkProvider, { body: { provider } })).reason;
}
