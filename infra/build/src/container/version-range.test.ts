import { expect, test } from 'vitest';
import { satisfies } from './version-range.ts';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.4.0', '^19.3.1', true],
  ['19.3.10', '^19.3.2', true],
  ['19.3.0', '^19.3.1', false],
  ['19.2.9', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['18.9.9', '^19.3.1', false],
  ['1.0.0', '^1.0.0', true],
])('%s within %s: %s', (version, range, isWithin) => {
  expect(satisfies(version, range)).toBe(isWithin);
});
