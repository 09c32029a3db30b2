import { type DestinationStream, type Logger, type LoggerOptions as PinoOptions, pino } from 'pino';
import { currentTrace } from './current-trace.ts';
import { safeError, safeFacts, safeText } from './safe-facts.ts';

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
  const options: PinoOptions = {
    level,
    base: { program },
    mixin: traceFacts,
    formatters: { log: safeFacts },
    // Facts were made safe as a whole; a serializer would only see errors again.
    serializers: { err: (error: unknown) => error },
    hooks: {
      logMethod(words, method) {
        method.apply(this, safeWords(words) as typeof words);
      },
    },
  };
  return withSafeChildren(destination ? pino(options, destination) : pino(options));
}

function traceFacts(): object {
  const trace = currentTrace();
  return trace ? { requestId: trace.requestId, traceId: trace.context.traceId } : {};
}

/** An error that comes without a sentence would lend the line its own message. */
function safeWords([first, ...rest]: readonly unknown[]): unknown[] {
  if (first instanceof Error) return safeWords([{ err: first }, ...rest]);
  const error = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
  const sentence = rest.length === 0 && error instanceof Error ? [safeError(error).message] : rest;
  return [first, ...sentence].map((word) => (typeof word === 'string' ? safeText(word) : word));
}

/** Formatters do not see what a child is given for all its lines. */
function withSafeChildren(log: Logger): Logger {
  const child = log.child;
  Object.defineProperty(log, 'child', {
    value(this: Logger, facts: object, options?: Parameters<typeof child>[1]) {
      return child.call(this, safeFacts(facts), options);
    },
  });
  return log;
}
