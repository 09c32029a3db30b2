import { createBreaker } from 'infra-breaker/breaker.ts';
import { failuresInARow } from 'infra-breaker/opening-rules.ts';
import { announce } from './party-events.ts';
import { PartyFailure, toFailure } from './party-failure.ts';

/** When calls of a third party are held back. */
export interface RestOptions {
  /** Failures in a row after which no call goes out. */
  readonly failures: number;
  /** Milliseconds until one call may try again. */
  readonly openMs: number;
}

/** The attempts at one third party, behind its breaker. */
export interface PartyAttempts {
  /** The provider has just failed again and again: no call goes out. */
  readonly isResting: boolean;
  /** Makes attempt `number`, counted from 1, and tells how it went; what it throws becomes a `PartyFailure`. */
  attempt<Answer>(call: () => Promise<Answer>, number?: number): Promise<Answer>;
}

interface AttemptOptions {
  readonly rest?: RestOptions;
  /** Milliseconds; tests set their own. */
  readonly clock?: () => number;
  /** Says what an error of the calls means. */
  readonly failureOf?: (party: string, error: unknown) => PartyFailure;
}

const usualRest: RestOptions = { failures: 5, openMs: 30_000 };

/** Puts a breaker before the calls of a party, which `party` names in metrics and logs. */
export function createPartyAttempts(party: string, options: AttemptOptions = {}): PartyAttempts {
  const { rest = usualRest, clock = () => performance.now(), failureOf = toFailure } = options;
  const breaker = createBreaker({ rule: failuresInARow(rest.failures), openMs: rest.openMs, clock });

  async function attempt<Answer>(call: () => Promise<Answer>, number = 1): Promise<Answer> {
    const startedAt = clock();
    const tell = (outcome: 'ok' | PartyFailure) => {
      const { reason, status } = outcome === 'ok' ? { reason: outcome, status: undefined } : outcome;
      announce({ party, outcome: reason, status, attempt: number, ms: clock() - startedAt, breaker: breaker.state });
    };
    if (!breaker.admits()) {
      const failure = new PartyFailure(party, 'open');
      tell(failure);
      throw failure;
    }
    try {
      const answer = await call();
      breaker.succeeded();
      tell('ok');
      return answer;
    } catch (error) {
      const failure = failureOf(party, error);
      // A refusal proves that the provider works.
      if (failure.isFinal) breaker.succeeded();
      else breaker.failed();
      tell(failure);
      throw failure;
    }
  }

  return {
    get isResting() {
      return breaker.isResting;
    },
    attempt,
  };
}
