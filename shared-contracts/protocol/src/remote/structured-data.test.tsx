import { expect, test, vi } from 'vitest';
import { structuredData } from './structured-data.ts';

test('[B104] a browser is not told what only programs read', () => {
  const tell = vi.fn(() => [{ '@type': 'Event' }]);
  expect(structuredData(tell)).toEqual({});
  expect(tell).not.toHaveBeenCalled();
});
