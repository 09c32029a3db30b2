import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { Failure, Shared } from './failure.ts';

/**
 * Gives what is said of a call that failed: `failed`, but where the session has ended that, with the sign-in over the
 * page, which keeps what was typed. Its code comes with the first failure.
 */
export function useFailure(): (error: unknown, failed: string, shared?: Shared) => Promise<Failure> {
  const remote = useRemote();
  return (error, failed, shared) =>
    import('./failure.ts').then(
      ({ failureOf }) => failureOf(remote, error, failed, shared),
      () => ({ text: failed }),
    );
}
