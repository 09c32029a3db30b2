import { expect, test } from 'vitest';
import { bookableDays } from './bookable-days.ts';

test('[B063] no day before the next working day, no Sunday, no holiday', () => {
  const days = bookableDays(new Date('2026-11-21T15:00:00Z'));
  expect(days[0]).toBe('2026-11-23');
  expect(days).not.toContain('2026-11-29');
  expect(days).not.toContain('2026-12-08');
  expect(days).toContain('2026-12-07');
  expect(days).not.toContain('2026-12-25');
});
