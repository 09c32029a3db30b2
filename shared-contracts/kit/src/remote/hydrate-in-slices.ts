import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Takes over the server's markup, as `hydrateRoot` does and with its errors, but in slices of a few milliseconds between
 * which the page scrolls. Whoever presses something of it meanwhile waits for all of it at once, as without slices.
 */
export function hydrateInSlices(...of: Parameters<typeof hydrateRoot>): Root {
  let root: Root | undefined;
  let fault: unknown;
  startTransition(() => {
    // A transition keeps what it throws to itself.
    try {
      root = hydrateRoot(...of);
    } catch (error) {
      fault = error;
    }
  });
  if (!root) throw fault;
  return root;
}
