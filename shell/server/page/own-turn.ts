const steps: (() => void)[] = [];

/**
 * Resolves in a turn of the event loop that nobody else of those who wait here has, in the order in which they asked. A
 * document is put together in steps of some milliseconds each; between any two of them, of whatever documents, requests
 * that came meanwhile are answered from memory.
 */
export function ownTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (steps.push(resolve) === 1) setImmediate(next);
  return promise;
}

function next(): void {
  steps.shift()?.();
  // What is asked for from within runs in the turn after this one.
  if (steps.length > 0) setImmediate(next);
}
