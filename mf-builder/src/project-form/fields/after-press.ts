/** What waits for the end of a press; nothing while no pointer is down. */
let waiting: (() => void)[] | undefined;

/**
 * Does something as soon as no pointer is down. A field is left by the press on something else: a message that came
 * under the field at that moment would move what is pressed away, and the press would be lost.
 */
export function afterPress(run: () => void): void {
  if (waiting) waiting.push(run);
  else run();
}

function end(): void {
  // The click follows the release within the same task.
  setTimeout(() => {
    const runs = waiting ?? [];
    waiting = undefined;
    for (const run of runs) run();
  });
}

/** Follows the pointer over the window; gives the way to stop. */
export function watchPresses(): () => void {
  const watch = new AbortController();
  const options = { capture: true, signal: watch.signal };
  window.addEventListener('pointerdown', () => (waiting ??= []), options);
  window.addEventListener('pointerup', end, options);
  window.addEventListener('pointercancel', end, options);
  watch.signal.addEventListener('abort', end);
  return () => watch.abort();
}
