import { expect, test } from 'vitest';
import { attendedMinutes } from './answer-time.ts';
import { readOfficeHours } from './office-hours.ts';

const hours = readOfficeHours('Lunes a viernes de 8:00 a 17:00 y sábados de 9:00 a 13:00');
const at = (text: string) => new Date(`${text}:00-05:00`);

test.each([
  ['within a morning', '2027-03-17T09:00', '2027-03-17T09:45', 45],
  ['over lunch and into the evening: until it closes', '2027-03-17T16:30', '2027-03-17T20:00', 30],
  ['over a night', '2027-03-17T16:30', '2027-03-18T08:15', 45],
  ['over a weekend with a holiday on Monday', '2027-03-19T16:00', '2027-03-23T09:00', 60 + 240 + 60],
  ['asked on a Sunday', '2027-03-14T11:00', '2027-03-15T08:10', 10],
  ['answered before it was asked', '2027-03-17T12:00', '2027-03-17T11:00', 0],
])('[B144] minutes of attention %s', (_, from, to, minutes) => {
  expect(attendedMinutes(hours, at(from), at(to))).toBe(minutes);
});

test('[B144] where the hours are not understood usual ones count', () => {
  const wednesday = [at('2027-03-17T17:00'), at('2027-03-18T09:00')] as const;
  expect(attendedMinutes(readOfficeHours('cuando quieras'), ...wednesday)).toBe(120);
});

test('[B144] a wait of years is counted in no time', () => {
  const began = performance.now();
  expect(attendedMinutes(hours, at('2020-01-02T09:00'), at('2027-03-18T09:00'))).toBeGreaterThan(10_000);
  expect(performance.now() - began).toBeLessThan(500);
});
