import { login, logout } from 'shared-contracts/api/users.ts';
import type { CallApi, Session } from 'shared-contracts/remote/remote-context.ts';
import { sessionOfUser } from 'shared-contracts/remote/session-of-user.ts';
import { mayManageProjects } from '../model/guard.ts';
import { texts } from '../texts.ts';

/** Signed in as a builder, or the sentence to show. Another kind of account does not stay signed in. */
export async function signInBuilder(
  call: CallApi,
  credentials: { readonly email: string; readonly password: string },
): Promise<{ readonly session: Session } | { readonly reason: string }> {
  const { user, reason } = await call(login, { body: { ...credentials, user_key: '' } });
  if (!user) return { reason: reason ?? '' };
  if (mayManageProjects(user.roles)) return { session: sessionOfUser(user) };
  await call(logout, {});
  return { reason: texts.login.notBuilder };
}
