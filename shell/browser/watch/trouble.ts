import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { FailureSignal } from '@umbral/protocol/release/health-signals.ts';
import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Trouble } from '../../document/bootstrap-script.ts';
import { appOfStack, appOfUrl } from './app-of.ts';

/** A failure and whose it is. */
export interface AppFailure {
  readonly app: AppName;
  readonly signal: FailureSignal;
  readonly message: string;
  readonly stack?: string;
}

/** What happened and whose fault it is; nothing where no application of ours is in it. */
export function failureOf(trouble: Trouble): AppFailure | undefined {
  if (!('type' in trouble)) return failureOfError(trouble.error, trouble.app);
  const { target } = trouble;
  if (target instanceof HTMLScriptElement) return missing(target.src);
  if (target instanceof HTMLLinkElement) return target.rel === 'stylesheet' ? missing(target.href) : undefined;
  if ('reason' in trouble) return failureOfRejection(trouble.reason);
  return trouble instanceof ErrorEvent ? failureOfError(trouble.error ?? trouble.message) : undefined;
}

/** A promise that nobody took; what was called off, or has no line, is no fault. */
function failureOfRejection(reason: unknown): AppFailure | undefined {
  const failure = failureOfError(reason);
  const isCalledOff = wordsOf(reason).name === 'AbortError';
  if (!failure || isCalledOff || !navigator.onLine) return undefined;
  return failure.signal === 'crashed' ? { ...failure, signal: 'rejected' } : failure;
}

/** A file that did not come says nothing about its version where nothing comes. */
function missing(url: string): AppFailure | undefined {
  const app = appOfUrl(url);
  return app && navigator.onLine ? { app, signal: 'entry-failed', message: new URL(url).pathname } : undefined;
}

const hydration = /hydrat|React error #4(?:18|2[1-5])\b/i;
const loading = /^(?:ChunkLoadError|TimeoutError)$/;
const container = /did not load|is too slow|has no container/;

function failureOfError(error: unknown, known = ''): AppFailure | undefined {
  const { name, message, stack } = wordsOf(error);
  const [, root = ''] = /^(\S+) hydration:/.exec(message) ?? [];
  const named = [known, root].find((one) => isRemoteName(one) || one === 'shell');
  const app = isApp(named) ? named : appOfStack(stack);
  if (!app) return undefined;
  const hasNotCome = loading.test(name) || container.test(message);
  if (hasNotCome && !navigator.onLine) return undefined;
  const signal = hasNotCome ? 'entry-failed' : hydration.test(message) ? 'hydration-failed' : 'crashed';
  return { app, signal, message, ...(stack ? { stack } : {}) };
}

/** Errors of other realms and of the browser itself are errors, too. */
function wordsOf(error: unknown): { readonly name: string; readonly message: string; readonly stack: string } {
  const { name = '', message = String(error), stack = '' } = typeof error === 'object' && error ? pick(error) : {};
  return { name: String(name), message: String(message), stack: String(stack) };
}

function pick(error: object): { name?: unknown; message?: unknown; stack?: unknown } {
  return {
    ...('name' in error ? { name: error.name } : {}),
    ...('message' in error ? { message: error.message } : {}),
    ...('stack' in error && error.stack ? { stack: error.stack } : {}),
  };
}

function isApp(name: string | undefined): name is AppName {
  return name !== undefined && (name === 'shell' || isRemoteName(name));
}
