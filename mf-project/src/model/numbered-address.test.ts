import { expect, test } from 'vitest';
import { projectIdOf } from './numbered-address.ts';

test.each([
  ['12-alameda-170', 12],
  ['12', 12],
  ['12-', 12],
  ['alameda-170', undefined],
  ['012-alameda', undefined],
  ['0', undefined],
  ['12.5', undefined],
  ['99999999999', undefined],
  ['12-<script>', undefined],
  ['', undefined],
])('[R041, R130] the number in "%s" is %s', (name, id) => {
  expect(projectIdOf(name)).toBe(id);
});
