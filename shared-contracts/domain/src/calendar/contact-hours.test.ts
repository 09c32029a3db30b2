import { expect, test } from 'vitest';
import { isContactHour, nextContactHour } from './contact-hours.ts';

test('commercial messages wait for the hours of Ley 2300', () => {
  expect(isContactHour(new Date('2026-11-20T12:00:00Z'))).toBe(true);
  expect(isContactHour(new Date('2026-11-21T20:00:00Z'))).toBe(false);
  expect(nextContactHour(new Date('2026-11-21T20:10:00Z')).toISOString()).toBe('2026-11-23T12:00:00.000Z');
});
