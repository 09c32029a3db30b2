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
  '^a?b?c?d?e?f?g?h?i$',
  String.raw`^[^\s]+\s\d*[-\u0041]?`,
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
  ['^a?b?c?d?e?f?g?h?i?', 'more than 8 of its steps'],
])('%s is refused', (pattern, fault) => {
  expect(faultOfPattern(pattern)).toContain(fault);
});

test('many optional steps take no time to look at', () => {
  const letter = (at: number) => String.fromCharCode(0x4e00 + at);
  const eight = (from: number) =>
    Array.from({ length: 8 }, (_, at) => `[${letter(from + 2 * at)}${letter(from + 2 * at)}]?`);
  const patterns = [
    `^${Array.from({ length: 98 }, (_, at) => `${letter(at)}?`).join('')}`,
    ...Array.from({ length: 100 }, (_, at) => `^${eight(at * 16).join('')}`),
  ];
  const before = performance.now();
  const faults = patterns.map(faultOfPattern);
  expect(performance.now() - before).toBeLessThan(5000);
  expect(faults.filter((fault) => fault !== undefined)).toHaveLength(1);
});
