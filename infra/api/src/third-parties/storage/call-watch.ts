import { createBreaker } from '../guard/breaker.ts';
import { announce } from '../guard/party-events.ts';
import { failureOfStatus, PartyFailure, toFailure } from '../guard/party-failure.ts';

/** Runs calls that an SDK makes: it repeats and limits them itself. */
export type CallWatch = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

/** Puts a breaker before the calls of an SDK and tells how each went; what they throw becomes a `PartyFailure`. */
export function createCallWatch(party: string): CallWatch {
  const breaker = createBreaker({ failures: 5, openMs: 30_000 });
  return async (call) => {
    if (!breaker.admits()) throw new PartyFailure(party, 'open');
    const startedAt = performance.now();
    const tell = (outcome: 'ok' | PartyFailure) => {
      const { reason, status } = outcome === 'ok' ? { reason: outcome, status: undefined } : outcome;
      announce({
        party,
        outcome: reason,
        status,
        attempt: 1,
        ms: performance.now() - startedAt,
        breaker: breaker.state,
      });
    };
    try {
      const answer = await call();
      breaker.succeeded();
      tell('ok');
      return answer;
    } catch (error) {
      const failure = failureOf(party, error);
      if (failure.isFinal) breaker.succeeded();
      else breaker.failed();
      tell(failure);
      throw failure;
    }
  };
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
