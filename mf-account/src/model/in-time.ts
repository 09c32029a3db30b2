/** Hearts, and what else comes to the account, wait for one another: no call may hang for ever. */
const patienceMs = 15_000;

/** Options of a call that ends after a while, whatever the server does. */
export function inTime(): { readonly signal: AbortSignal } {
  return { signal: AbortSignal.timeout(patienceMs) };
}
