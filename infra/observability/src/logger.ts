import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTrace } from './current-trace.ts';
import { safeFacts, safeText } from './safe-facts.ts';

export interface LoggerOptions {
  /** Which program writes: `shell`, `api`, `search`. */
  readonly program: string;
  readonly level: string;
  /** Standard output unless a test reads along. */
  readonly destination?: DestinationStream;
}

/**
 * Makes the log of a program: one JSON object a line with `level`, `time`, `program`, `requestId`, `traceId`, `msg`.
 * Nothing personal passes: every fact is looked through at every depth, for a list of paths would miss some
 * (pino's `*.password` matches neither the top nor two levels down).
 */
export function createLogger({ program, level, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { program },
    mixin: traceFacts,
    formatters: { log: (facts: object) => safeFacts(facts), bindings: (facts: object) => safeFacts(facts) },
    // Facts were made safe as a whole; a serializer would only see errors again.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(this: Logger, words: unknown[], method: (...words: unknown[]) => void) {
        method.apply(this, words.map((word) => (typeof word === 'string' ? safeText(word) : word)));
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function traceFacts(): object {
  const trace = currentTrace();
  return trace ? { requestId: trace.requestId, traceId: trace.context.traceId } : {};
}
