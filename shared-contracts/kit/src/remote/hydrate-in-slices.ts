import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Takes over the server's markup, as `hydrateRoot` does, but in slices of a few milliseconds: between them the page
 * scrolls and answers, and whoever presses something of it is taken over at once.
 */
export function hydrateInSlices(...of: Parameters<typeof hydrateRoot>): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(...of);
  });
  return root;
}
