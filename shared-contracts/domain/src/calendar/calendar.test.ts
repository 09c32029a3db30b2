import { expect, test } from 'vitest';
import { civilDate } from '../format/format-date.ts';
import { appointmentTimes, canBook, earliestAppointment } from './appointment.ts';
import { easterSunday, holidaysOf, isWorkingDay } from './holidays.ts';

test('[B063] holidays of 2026 are the official ones', () => {
  expect(holidaysOf(2026)).toEqual([
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ]);
});

test('[B063] in 2025 two feasts share the Monday 30 June', () => {
  expect(holidaysOf(2025)).toHaveLength(17);
  expect(holidaysOf(2025)).toContain('2025-06-30');
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('[B063] every moved holiday is a Monday, in any year', () => {
  for (let year = 2020; year <= 2060; year += 1) {
    const moved = holidaysOf(year).filter((day) => !/-(01-01|05-01|07-20|08-07|12-08|12-25)$/.test(day));
    const weekdays = new Set(moved.map((day) => civilDate(day).weekday));
    expect([...weekdays].sort()).toEqual([1, 4, 5]);
  }
});

test('[B063] appointments are every 30 minutes from 10:00 to 16:00', () => {
  expect(appointmentTimes).toHaveLength(13);
  expect(appointmentTimes.slice(0, 2)).toEqual(['10:00', '10:30']);
  expect(appointmentTimes.at(-1)).toBe('16:00');
});

test('[B063] the first day is the next working one in Bogotá', () => {
  expect(earliestAppointment(new Date('2026-11-21T14:00:00Z'))).toBe('2026-11-23');
  expect(earliestAppointment(new Date('2026-12-07T14:00:00Z'))).toBe('2026-12-09');
  expect(earliestAppointment(new Date('2026-11-25T03:00:00Z'))).toBe('2026-11-25');
});

test('[B063] past days, Sundays and odd times cannot be booked', () => {
  const now = new Date('2026-11-21T14:00:00Z');
  expect(canBook('2026-11-23', '10:30', now)).toBe(true);
  expect(canBook('2026-11-21', '10:30', now)).toBe(false);
  expect(canBook('2026-11-29', '10:30', now)).toBe(false);
  expect(canBook('2026-11-23', '16:30', now)).toBe(false);
  expect(isWorkingDay('2026-11-28')).toBe(true);
});
