import { expect, test } from 'vitest';
import { faultOfPattern } from './linear-pattern.ts';

test.each([
  '^[a-z]+$',
  '^[A-Za-z0-9_-]{1,40}$',
  String.raw`^\d{4}-\d{2}-\d{2}$`,
  String.raw`^\+?\d+ ?[a-z]*$`,
  '^[a-z]+-[a-z]+-[0-9]*$',
  '^[^@]+@[^@]+$',
  '^a{2,}b',
])('%s is read in one go', (pattern) => {
  expect(faultOfPattern(pattern)).toBeUndefined();
});

test.each([
  ['[a-z]+$', 'does not begin'],
  ['^(a+)+$', 'no groups'],
  ['^(?:a|b)$', 'no groups'],
  ['^a|b', 'no groups'],
  ['^a+?b', 'no groups'],
  [String.raw`^a\1$`, 'no groups'],
  ['^(?=a)b', 'no groups'],
  ['^a*a*$', 'more ways than one'],
  ['^[a-z]+[0-9]*[x-z]$', 'more ways than one'],
  [String.raw`^\w*\d+$`, 'more ways than one'],
  ['^.*@.*$', 'more ways than one'],
  ['^[a-f]{0,9}[f-z]$', 'more ways than one'],
  ['^[z-a]$', 'no regular expression'],
  [`^${'a'.repeat(200)}`, 'longer than'],
])('%s is refused', (pattern, fault) => {
  expect(faultOfPattern(pattern)).toContain(fault);
});
