import { expect, test } from 'vitest';
import { broadcastFixture } from '../testing/tv-fixtures.ts';
import { broadcastOf, timesElsewhere } from './broadcast.ts';

const madrid = broadcastOf(
  broadcastFixture(1, { starts_at: '2026-11-07T16:00:00.000Z', ends_at: '2026-11-07T16:30:00.000Z' }),
  Date.parse('2026-11-07T15:00:00.000Z'),
);

test('[B101] a visitor elsewhere reads the day and the hour of their own clock', () => {
  expect(timesElsewhere(madrid, 'Australia/Sydney')).toBe(
    'En tu hora: domingo, 8 de noviembre, 3:00 a. m. a 3:30 a. m.',
  );
});

test('[B101] where the clock shows the same nothing is added', () => {
  expect(timesElsewhere(madrid, 'America/Lima')).toBeUndefined();
});

test('[B101] what is to come can be put into a calendar, what has begun cannot', () => {
  const at = (now: string) => broadcastOf(broadcastFixture(7), Date.parse(now)).reminderHref;
  expect(at('2026-11-28T14:59:00.000Z')).toBe('/api/umbraltv/horario/7/recordatorio.ics');
  expect(at('2026-11-28T15:00:00.000Z')).toBeUndefined();
});
