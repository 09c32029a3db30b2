import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import { login, logout } from '@umbral/domain/api/users.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { Credentials } from '@umbral/kit/form/person/credentials.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { mayManageProjects } from '../model/guard.ts';
import { texts } from '../texts.ts';

/** Signs in as a builder, or comes to the second step of the sign-in. Another kind of account does not stay signed in. */
export async function signInBuilder(
  call: CallApi,
  credentials: Credentials,
): Promise<Outcome<Session | 'second-step'>> {
  const { user, reason, second_step: step } = await call(login, { body: { ...credentials, user_key: '' } });
  if (step) return sent('second-step');
  if (!user) return refused(reason ?? texts.login.failed);
  if (mayManageProjects(user.roles)) return sent(sessionOfUser(user));
  await call(logout, {});
  return refused(texts.login.notBuilder);
}
