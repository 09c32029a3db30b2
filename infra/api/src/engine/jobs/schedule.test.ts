import { expect, test } from 'vitest';
import { latestSlot, type Schedule } from './schedule.ts';

test.each<[Schedule, string, string]>([
  [{ dailyAt: '07:30' }, '2026-11-21T12:30:00Z', '2026-11-21T12:30:00Z'],
  [{ dailyAt: '07:30' }, '2026-11-21T12:29:59Z', '2026-11-20T12:30:00Z'],
  // 22:00 on Friday in Bogotá is Saturday in London.
  [{ dailyAt: '22:00' }, '2026-11-21T03:00:00Z', '2026-11-21T03:00:00Z'],
  [{ dailyAt: '08:00', weekdays: [1] }, '2026-11-21T18:00:00Z', '2026-11-16T13:00:00Z'],
  [{ dailyAt: '08:00', weekdays: [6] }, '2026-11-21T12:59:00Z', '2026-11-14T13:00:00Z'],
  [{ everyMinutes: 10 }, '2026-11-21T12:39:59Z', '2026-11-21T12:30:00Z'],
  [{ everyMinutes: 1440 }, '2026-11-21T04:59:00Z', '2026-11-20T05:00:00Z'],
])('%j at %s was last due at %s', (schedule, now, slot) => {
  expect(latestSlot(schedule, new Date(now)).toISOString()).toBe(new Date(slot).toISOString());
});
