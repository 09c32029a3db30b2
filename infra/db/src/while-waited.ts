import { AsyncLocalStorage } from 'node:async_hooks';

const waiting = new AsyncLocalStorage<AbortSignal>();

/** Does something whose statements are of use until the signal aborts: those of a patient pool end with it. */
export function whileWaited<Result>(signal: AbortSignal, work: () => Result): Result {
  return waiting.run(signal, work);
}

/** Aborts when nobody waits any more for what is done here; nothing where it is to be done anyway. */
export function waitedUntil(): AbortSignal | undefined {
  return waiting.getStore();
}
