import { expect, test } from 'vitest';
import { periodUntilYesterday } from './result-period.ts';

test('four weeks end yesterday and begin twenty-eight days before today', () => {
  expect(periodUntilYesterday(new Date('2026-11-26T12:00:00Z'), 4)).toEqual({
    beforeFrom: '2026-10-01',
    from: '2026-10-29',
    until: '2026-11-25',
    weeks: [
      { from: '2026-10-29', until: '2026-11-04' },
      { from: '2026-11-05', until: '2026-11-11' },
      { from: '2026-11-12', until: '2026-11-18' },
      { from: '2026-11-19', until: '2026-11-25' },
    ],
  });
});

test('the day is that of Bogotá', () => {
  expect(periodUntilYesterday(new Date('2026-11-26T04:59:00Z'), 4).until).toBe('2026-11-24');
  expect(periodUntilYesterday(new Date('2026-11-26T05:00:00Z'), 4).until).toBe('2026-11-25');
});

test('half a year reaches over the turn of a year', () => {
  const { beforeFrom, from, weeks } = periodUntilYesterday(new Date('2026-03-02T12:00:00Z'), 26);
  expect([beforeFrom, from, weeks.length]).toEqual(['2025-03-03', '2025-09-01', 26]);
});
