import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { askToSignIn } from './ask-to-sign-in.ts';

/**
 * Where a call failed because the session has ended: asks the person to sign in again, over the page, which keeps what
 * was typed. Gives whether that was why.
 */
export function asksToSignInAgain(remote: Pick<RemoteContext, 'bus'> | undefined, error: unknown): boolean {
  if (!remote || !(error instanceof ApiError) || error.problem.type !== 'not-signed-in') return false;
  const session = remote.bus.last('shell/session-changed')?.session;
  askToSignIn(remote, { view: 'login', ...(session && { email: session.email, personId: session.id }) });
  return true;
}
