import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import { login, logout } from '@umbral/domain/api/users.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { Credentials } from '@umbral/kit/form/person/credentials.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { mayManageProjects } from '../model/guard.ts';
import { texts } from '../texts.ts';

/** Where a sign-in goes on: its second step, or the portal's own login, which does the work that wrong passwords cost. */
export type GoesOn = 'second-step' | 'work';

/** Signs in as a builder, or says where that goes on. Another kind of account does not stay signed in. */
export async function signInBuilder(call: CallApi, credentials: Credentials): Promise<Outcome<Session | GoesOn>> {
  const { user, reason, second_step: step, work } = await call(login, { body: { ...credentials, user_key: '' } });
  if (step) return sent('second-step');
  if (work) return sent('work');
  if (!user) return refused(reason ?? texts.login.failed);
  if (mayManageProjects(user.roles)) return sent(sessionOfUser(user));
  await call(logout, {});
  return refused(texts.login.notBuilder);
}
