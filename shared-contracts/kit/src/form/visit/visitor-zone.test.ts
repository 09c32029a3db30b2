import { afterEach, expect, test } from 'vitest';
import { visitorClock, visitorZone } from './visitor-zone.ts';

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

test.each([
  ['America/Bogota', undefined],
  ['America/Panama', undefined],
  ['Europe/Madrid', '4:00 p. m.'],
  ['America/Los_Angeles', '7:00 a. m.'],
  ['Asia/Tokyo', '12:00 a. m. del día siguiente'],
])('[B063] ten o’clock in Colombia in the zone %s is %s', (zone, clock) => {
  process.env.TZ = zone;
  expect(visitorClock('2026-11-30', '10:00')).toBe(clock);
});

test('[B063] the zone is named by its city', () => {
  process.env.TZ = 'America/New_York';
  expect(visitorZone()).toBe('New York');
});
