import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['/mi-cuenta/favoritos?a=1', '/mi-cuenta/favoritos?a=1'],
  ['https://evil.example', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('[B015, B076] after signing in, %j leads to %s', (value, path) => {
  expect(returnPath(value)).toBe(path);
});
