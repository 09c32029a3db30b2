import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine a second is nothing; whoever waits for what is there waits no longer for it.
configure({ asyncUtilTimeout: 15_000 });

// Without global test functions the library cannot clean up by itself.
afterEach(cleanup);

/** A desk: a mouse, and letters of 16 px, which widths are told in. */
const isMet: Record<string, (value: string) => boolean> = {
  'max-width': (value) => innerWidth <= Number.parseFloat(value) * 16,
  'min-width': (value) => innerWidth >= Number.parseFloat(value) * 16,
  hover: (value) => value === 'hover',
  pointer: (value) => value === 'fine',
};

// jsdom has a width and answers no question about it.
Object.assign(globalThis, {
  matchMedia: (query: string) => ({
    media: query,
    matches: [...query.matchAll(/\(([\w-]+): ([^)]+)\)/g)].every(([, name = '', value = '']) => isMet[name]?.(value)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

// jsdom lays nothing out: what is not hidden is visible.
Element.prototype.checkVisibility = function (this: Element) {
  return !this.closest('[hidden], dialog:not([open])');
};
