import { asksToSignInAgain } from '@umbral/kit/remote/sign-in-again.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { texts } from '../texts.ts';

/**
 * Gives what is said of a call that failed: `failed`, but where the session has ended that, with the sign-in over the
 * page, which keeps what was typed.
 */
export function useFailure(): (error: unknown, failed: string) => string {
  const remote = useRemote();
  return (error, failed) => (asksToSignInAgain(remote, error) ? texts.signedOut : failed);
}
