import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const url = 'https://portal.test/proyectos-vivienda/x';
const day = { uid: 'a@b', url, day: '2026-12-31', title: 'Cuota; inicial, 1', text: 'Uno\nDos', reminder: 'En 3 días' };

test('[B090] a payment is a whole day with its reminder, and texts are escaped', () => {
  const file = calendarFile('Plan', [day], now);
  const lines = file.split('\r\n');
  expect(lines).toContain('DTSTAMP:20261121T150000Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('SUMMARY:Cuota\\; inicial\\, 1');
  expect(lines).toContain('DESCRIPTION:Uno\\nDos');
  expect(lines).toContain(`URL:${url}`);
  expect(lines).toContain('TRIGGER:-P3D');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('[B090] no line has more than 75 octets, and unfolded it is what it was', () => {
  const title = 'Separación de la habitación en el ático de la urbanización '.repeat(4).trim();
  const file = calendarFile('Plan', [{ ...day, title }], now);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
