import { deleteFavourite, listFavourites, saveFavourite } from 'shared-contracts/api/saved.ts';
import { login, logout, register } from 'shared-contracts/api/users.ts';
import type { CallApi, Session } from 'shared-contracts/remote/remote-context.ts';
import { sessionOfUser } from 'shared-contracts/remote/session-of-user.ts';
import type { Credentials, Registration } from '../model/credentials.ts';

/** Signed in, or the sentence to show. */
export type SignAnswer = { readonly session: Session } | { readonly reason: string };

/** Signs in; the backend gives one reason for every failure. */
export async function signIn(call: CallApi, credentials: Credentials): Promise<SignAnswer> {
  const { user, reason } = await call(login, { body: { ...credentials, user_key: '' } });
  return user ? { session: sessionOfUser(user) } : { reason: reason ?? '' };
}

/** Creates the account, which also signs in [B072]. `captcha` is the solved challenge. */
export async function signUp(call: CallApi, form: Registration, captcha: string): Promise<SignAnswer> {
  const { user, error } = await call(register, {
    body: {
      first_name: form.firstName,
      last_name: form.lastName,
      email: form.email,
      phone: form.phone,
      password: form.password,
      password_confirm: form.passwordConfirm,
      gResponse: captcha,
      agree_terms: 'S',
      user_key: '',
    },
  });
  return user ? { session: sessionOfUser(user) } : { reason: error ?? '' };
}

/** Ends the session on the server; true when it did. */
export async function signOut(call: CallApi): Promise<boolean> {
  return (await call(logout, {})).ok === 1;
}

/** Hearts wait for one another: none may hang for ever. */
const patienceMs = 15_000;
const inTime = () => ({ signal: AbortSignal.timeout(patienceMs) });

/** Ids of the favourites, newest first. */
export async function favouriteIds(call: CallApi): Promise<number[]> {
  const { data } = await call(listFavourites, {}, inTime());
  return data.map((favourite) => favourite.plant_id);
}

/** Saves or removes a favourite; a sentence when the backend refuses [B057]. */
export async function setFavourite(call: CallApi, plantId: number, isSaved: boolean): Promise<string | undefined> {
  if (isSaved) {
    const { ok, reason } = await call(saveFavourite, { body: { plant_id: plantId } }, inTime());
    return ok === 1 ? undefined : (reason ?? '');
  }
  const { ok, message } = await call(deleteFavourite, { body: { plant_id: plantId } }, inTime());
  return ok === 1 ? undefined : message;
}
