import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestTrace } from './trace-context.ts';

const storage = new AsyncLocalStorage<RequestTrace>();

/** Runs work, and all that follows from it, as part of a request. */
export function withTrace<Result>(trace: RequestTrace, work: () => Result): Result {
  return storage.run(trace, work);
}

/** The request that is being answered; undefined outside of one. */
export function currentTrace(): RequestTrace | undefined {
  return storage.getStore();
}
