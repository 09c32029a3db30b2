import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { readBounded } from './bounded-body.ts';
import { createPartyAttempts, type RestOptions } from './party-attempts.ts';
import { failureOfStatus, PartyFailure, toFailure } from './party-failure.ts';
import { addressAt } from './party-url.ts';

/** How one third party is called. */
export interface GuardOptions {
  /** Its name in metrics and logs. */
  readonly party: string;
  /** The only host that is called. */
  readonly baseUrl: string;
  /** Milliseconds for one attempt, body included. */
  readonly timeoutMs: number;
  /** Attempts of a call that may be repeated; 2 by default. */
  readonly attempts?: number;
  /** Longest answer in bytes; 64 KiB by default. */
  readonly maxBytes?: number;
  readonly breaker?: RestOptions;
  /** Milliseconds; tests set their own. */
  readonly clock?: () => number;
}

/** One call. */
export interface PartyRequest {
  readonly method: 'GET' | 'POST';
  /** Below the configured address; empty for that address itself. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Whether doing it twice does no harm. */
  readonly isRepeatable: boolean;
}

/** The one way in which third parties are called. */
export interface CallGuard {
  /** The provider has just failed again and again: no call goes out. */
  readonly isResting: boolean;
  /** Makes a call and reads its JSON by a schema; throws `PartyFailure`. */
  json<Schema extends z.ZodType>(request: PartyRequest, schema: Schema): Promise<z.output<Schema>>;
  /** Makes a call and reads its plain text by a schema, trimmed; throws `PartyFailure`. */
  text<Schema extends z.ZodType>(request: PartyRequest, schema: Schema): Promise<z.output<Schema>>;
  /** Makes a call whose answer says nothing beyond its status; throws `PartyFailure`. */
  send(request: PartyRequest): Promise<void>;
}

const usualAttempts = 2;
const usualBytes = 64 * 1024;
/** First pause before a repetition, milliseconds; it doubles, and chance spreads the callers. */
const firstPauseMs = 100;

/** Makes the caller of one third party: time limit, retries, breaker, bounded answers, no redirects. */
export function createCallGuard(options: GuardOptions): CallGuard {
  const { party, attempts = usualAttempts } = options;
  const calls = createPartyAttempts(party, { rest: options.breaker, clock: options.clock });

  async function repeat<T>(request: PartyRequest, read: (text: string) => T): Promise<T> {
    for (let number = 1; ; number += 1) {
      try {
        return await calls.attempt(async () => read(await exchange(options, request)), number);
      } catch (error) {
        const failure = toFailure(party, error);
        if (!request.isRepeatable || number >= attempts || !mayPass(failure)) throw failure;
        await pause(Math.random() * firstPauseMs * 2 ** (number - 1));
      }
    }
  }

  return {
    get isResting() {
      return calls.isResting;
    },
    json: (request, schema) => repeat(request, (text) => parse(party, () => schema.parse(JSON.parse(text)))),
    text: (request, schema) => repeat(request, (text) => parse(party, () => schema.parse(text.trim()))),
    send: (request) => repeat(request, () => undefined),
  };
}

/** Whether the same call may go better a moment later. */
function mayPass({ reason }: PartyFailure): boolean {
  return ['timeout', 'unreachable', 'server-error'].includes(reason);
}

async function exchange(options: GuardOptions, request: PartyRequest): Promise<string> {
  const { party, baseUrl, timeoutMs, maxBytes = usualBytes } = options;
  const response = await fetch(addressAt(baseUrl, request.path, request.query), {
    method: request.method,
    headers: { accept: 'application/json', ...request.headers },
    ...(request.body === undefined ? {} : { body: request.body }),
    // A redirect would lead to a host that nobody configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const failure = failureOfStatus(party, response.status);
  if (!failure) return readBounded(party, response, maxBytes);
  await response.body?.cancel();
  throw failure;
}

function parse<Answer>(party: string, read: () => Answer): Answer {
  try {
    return read();
  } catch {
    throw new PartyFailure(party, 'garbage');
  }
}
