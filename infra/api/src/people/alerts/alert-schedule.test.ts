import { expect, test } from 'vitest';
import { isQuiet, nextCheck } from './alert-schedule.ts';

test.each([
  ['2026-11-21T12:59:59Z', true],
  ['2026-11-21T13:00:00Z', false],
  ['2026-11-22T00:59:59Z', false],
  ['2026-11-22T01:00:00Z', true],
  ['2026-11-22T04:59:00Z', true],
])('[C120] at %s people are left alone: %s', (moment, expected) => {
  expect(isQuiet(new Date(moment))).toBe(expected);
});

test.each([
  ['daily', '2026-11-22T13:00:00.000Z'],
  ['weekly', '2026-11-28T13:00:00.000Z'],
  ['monthly', '2026-12-21T13:00:00.000Z'],
] as const)('[C120] a %s alert is looked at again at 08:00 in Bogotá', (frequency, expected) => {
  expect(nextCheck(frequency, new Date('2026-11-22T01:30:00Z')).toISOString()).toBe(expected);
});

test('[C120] a month after the 31st is the last of the next month', () => {
  expect(nextCheck('monthly', new Date('2027-01-31T15:00:00Z')).toISOString()).toBe('2027-02-28T13:00:00.000Z');
});
