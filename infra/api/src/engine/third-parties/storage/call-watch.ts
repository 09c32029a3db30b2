import { createPartyAttempts } from '../guard/party-attempts.ts';
import { failureOfStatus, type PartyFailure, toFailure } from '../guard/party-failure.ts';

/** Runs calls that an SDK makes: it repeats and limits them itself. */
export type CallWatch = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Puts a breaker before the calls of an SDK and tells how each went; what they throw becomes a `PartyFailure`. */
export function createCallWatch(party: string): CallWatch {
  const { attempt } = createPartyAttempts(party, { failureOf });
  return (call) => attempt(call);
}

/** An SDK's error carries the status of the answer, where there was one. */
function failureOf(party: string, error: unknown): PartyFailure {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined;
  const status =
    typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
      ? metadata.httpStatusCode
      : undefined;
  return (typeof status === 'number' ? failureOfStatus(party, status) : undefined) ?? toFailure(party, error);
}
