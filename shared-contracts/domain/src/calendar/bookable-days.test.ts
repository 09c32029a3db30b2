import { readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { expect, test } from 'vitest';
import { bookableDays } from './bookable-days.ts';

const now = new Date('2026-11-21T15:00:00Z');

test('[B063] no day before the next working day, no Sunday, no holiday', () => {
  const days = bookableDays(now, undefined).map(({ day }) => day);
  expect(days[0]).toBe('2026-11-23');
  expect(days).not.toContain('2026-11-29');
  expect(days).not.toContain('2026-12-08');
  expect(days).toContain('2026-12-07');
  expect(days).not.toContain('2026-12-25');
});

test('[B063] only days and half hours at which the sales room attends', () => {
  const hours = readOfficeHours('Martes a viernes de 8:00 a 17:00 y sábados de 9:00 a 12:00');
  const days = bookableDays(now, hours);
  expect(days[0]).toMatchObject({ day: '2026-11-24' });
  expect(days[0]?.times).toHaveLength(13);
  expect(days.find(({ day }) => day === '2026-11-28')?.times).toEqual(['10:00', '10:30', '11:00', '11:30']);
});
