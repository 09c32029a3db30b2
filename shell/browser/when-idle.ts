/** So long a busy page may put something off. */
const latestMs = 2000;

/** Runs something once the page has come to rest. Safari has no idle callback: there a short wait must do. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: latestMs });
  else setTimeout(run, 200);
}
