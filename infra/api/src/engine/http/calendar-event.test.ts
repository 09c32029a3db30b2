import { expect, test } from 'vitest';
import { type CalendarEvent, calendarFile } from './calendar-event.ts';

const now = new Date('2026-11-21T15:00:00.000Z');
const url = 'https://portal.test/proyectos-vivienda/x';
const payment: CalendarEvent = {
  uid: 'a',
  url,
  when: { day: '2026-12-31' },
  title: 'Cuota; inicial, 1',
  text: ['Uno', 'Dos'],
  reminders: [{ before: 'P3D', text: 'En 3 días' }],
};
const fileOf = (...events: CalendarEvent[]) => calendarFile({ name: 'Plan', product: 'Plan', events, now });
const linesOf = (...events: CalendarEvent[]) => fileOf(...events).split('\r\n');

test('[B090] a payment is a whole day with its reminder, and texts are escaped', () => {
  const lines = linesOf(payment);
  expect(lines).toContain('UID:a@umbral.example');
  expect(lines).toContain('DTSTAMP:20261121T150000Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('SUMMARY:Cuota\\; inicial\\, 1');
  expect(lines).toContain('DESCRIPTION:Uno\\nDos');
  expect(lines).toContain(`URL:${url}`);
  expect(lines).toContain('TRIGGER:-P3D');
  expect(lines).toContain('DESCRIPTION:En 3 días');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('[B090] no line has more than 75 octets, and unfolded it is what it was', () => {
  const title = 'Separación de la habitación en el ático de la urbanización '.repeat(4).trim();
  const file = fileOf({ ...payment, title });
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

test.each([
  ['America/Bogota', '20261128T103000'],
  ['America/Panama', '20261128T103000'],
  ['America/Santo_Domingo', '20261128T113000'],
])('[B101] in %s a time stands by its clock, and the file says once what that clock is', (zone, starts) => {
  const when = { starts: new Date('2026-11-28T15:30:00Z'), ends: new Date('2026-11-28T16:00:00Z'), zone };
  const lines = linesOf({ ...payment, when }, { ...payment, uid: 'b', when });
  expect(lines.filter((line) => line === `DTSTART;TZID=${zone}:${starts}`)).toHaveLength(2);
  expect(lines.filter((line) => line === `TZID:${zone}`)).toHaveLength(1);
  expect(lines).not.toContain('TRANSP:TRANSPARENT');
});

test('[B101] where the clock is put forward and back a time is told by world time', () => {
  const when = { starts: new Date('2027-03-28T16:00:00Z'), ends: new Date('2027-03-28T16:30:00Z') };
  const lines = linesOf({ ...payment, when: { ...when, zone: 'Europe/Madrid' } });
  expect(lines).toContain('DTSTART:20270328T160000Z');
  expect(lines).not.toContain('BEGIN:VTIMEZONE');
});
