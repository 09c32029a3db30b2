import { expect, test } from 'vitest';
import { formatMinutes } from './format-minutes.ts';

test.each([
  [1, '1 min'],
  [119, '119 min'],
  [120, '2 h'],
  [145, '2 h 25 min'],
  [300, '5 h'],
  [7002, 'más de 5 h'],
])('%i minutes are told as %s', (minutes, told) => {
  expect(formatMinutes(minutes)).toBe(told);
});
