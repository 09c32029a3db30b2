import type { CalendarVisit } from '@umbral/domain/api/builder-visits.ts';
import { expect, test } from 'vitest';
import { mondayOf, weekOf } from './visit-week.ts';

const now = new Date('2027-03-17T15:00:00Z');
const visit: CalendarVisit = {
  ...{ day: '2027-03-23', time: '10:30', kind: 'in-person', state: 'asked', contact_id: 1, version: 1, name: 'Sofía' },
  ...{
    phone: null,
    project_id: 7,
    project: 'Alameda',
    plant_id: 3,
    plant_title: 'A',
    office_hours: null,
    takes_visits: true,
  },
};

test.each([
  [null, '2027-03-15'],
  ['2027-03-21', '2027-03-15'],
  ['2027-03-22', '2027-03-22'],
  ['2027-13-90', '2027-03-15'],
  ['mañana', '2027-03-15'],
])('[R117] the week of %s begins on %s', (asked, monday) => {
  expect(mondayOf(asked, now)).toBe(monday);
});

test('[R117, B063] a week has six days, a holiday is marked, and a Sunday only stands there with a visit', () => {
  const days = weekOf('2027-03-22', [visit], now);
  expect(days.map(({ day, isHoliday, visits }) => [day.slice(8), isHoliday, visits.length])).toEqual([
    ['22', true, 0],
    ['23', false, 1],
    ['24', false, 0],
    ['25', true, 0],
    ['26', true, 0],
    ['27', false, 0],
  ]);
  expect(weekOf('2027-03-22', [{ ...visit, day: '2027-03-28' }], now)).toHaveLength(7);
});

test('[R117, B144] two visits to one sales room at one time are told; a cancelled one and another room are not in the way', () => {
  const clashesOf = (others: readonly Partial<CalendarVisit>[]) =>
    weekOf('2027-03-22', [visit, ...others.map((other, index) => ({ ...visit, contact_id: index + 2, ...other }))], now)
      .flatMap(({ visits }) => visits)
      .map(({ clashes }) => clashes);
  expect(clashesOf([{}])).toEqual([true, true]);
  expect(clashesOf([{ state: 'cancelled' }])).toEqual([false, false]);
  expect(clashesOf([{ project_id: 8 }, { time: '11:00' }])).toEqual([false, false, false]);
});
