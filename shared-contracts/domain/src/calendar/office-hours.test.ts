import { expect, test } from 'vitest';
import { appointmentTimesOn, attentionOn, openingAt, readOfficeHours } from './office-hours.ts';

const nine = { opens: 540, closes: 1020 };

test.each([
  ['De lunes a sábado de 9:00 a 17:00', [undefined, nine, nine, nine, nine, nine, nine]],
  [
    'Lunes a viernes de 8:00 a 17:00 y sábados de 9:00 a 13:00',
    [undefined, ...Array.from({ length: 5 }, () => ({ opens: 480, closes: 1020 })), { opens: 540, closes: 780 }],
  ],
  ['Martes a domingo de 9:00 a 17:00', [nine, undefined, nine, nine, nine, nine, nine]],
  ['lunes, miércoles y viernes de 9 a. m. a 5 p. m.', [undefined, nine, undefined, nine, undefined, nine, undefined]],
])('[B063] "%s" is understood', (text, days) => {
  expect(readOfficeHours(text)?.days).toEqual(days);
});

test('[B063] holidays have their own hours, or those of every day', () => {
  const own = readOfficeHours('Todos los días de 9:00 a 17:00, festivos de 10:00 a 14:00');
  expect(own?.holiday).toEqual({ opens: 600, closes: 840 });
  expect(own?.days).toEqual(Array.from({ length: 7 }, () => nine));
  expect(readOfficeHours('Todos los días de 9:00 a 17:00')?.holiday).toEqual(nine);
  expect(
    readOfficeHours('Lunes a viernes de 8:30 a 17:30, sábados y domingos de 9:30 a 16:00')?.holiday,
  ).toBeUndefined();
});

test.each([
  '',
  'Con cita previa',
  'Lunes a viernes de 9:00 a 17:00 salvo en diciembre',
  'Lunes a feria de 9:00 a 17:00',
  'Lunes de 18:00 a 9:00',
])('of "%s" nothing is guessed', (text) => {
  expect(readOfficeHours(text)).toBeUndefined();
});

test('[B063] visits begin at half hours at which somebody attends', () => {
  const hours = readOfficeHours('Lunes a viernes de 8:00 a 17:00 y sábados de 11:00 a 13:00');
  expect(appointmentTimesOn(hours, '2026-11-24')).toHaveLength(13);
  expect(appointmentTimesOn(hours, '2026-11-28')).toEqual(['11:00', '11:30', '12:00', '12:30']);
  expect(appointmentTimesOn(readOfficeHours('Martes a domingo de 9:00 a 17:00'), '2026-11-23')).toEqual([]);
  expect(appointmentTimesOn(undefined, '2026-11-23')).toHaveLength(13);
});

test('who asks when it opens hears until when it is open, or from when', () => {
  const hours = readOfficeHours('Lunes a viernes de 8:00 a 17:00 y sábados de 9:00 a 13:00');
  if (!hours) throw new Error('not understood');
  // A Friday at 10:00, at 7:00 and at 18:00 in Bogotá, and a Saturday at 14:00 before a plain Monday.
  expect(openingAt(hours, new Date('2026-11-20T15:00:00Z'))).toEqual({
    isOpen: true,
    day: '2026-11-20',
    minutes: 1020,
  });
  expect(openingAt(hours, new Date('2026-11-20T12:00:00Z'))).toEqual({
    isOpen: false,
    day: '2026-11-20',
    minutes: 480,
  });
  expect(openingAt(hours, new Date('2026-11-20T23:00:00Z'))).toEqual({
    isOpen: false,
    day: '2026-11-21',
    minutes: 540,
  });
  expect(openingAt(hours, new Date('2026-11-21T19:00:00Z'))).toEqual({
    isOpen: false,
    day: '2026-11-23',
    minutes: 480,
  });
  expect(attentionOn(hours, '2026-12-08')).toBeUndefined();
});
