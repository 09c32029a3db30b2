import { expect, test } from 'vitest';
import { navigationTables } from './navigation-tables.ts';
import { pressToHeading } from './thread-time.ts';

const thread = { pid: 7, tid: 1 };
const mark = (name: string, ts: number) => ({ name, ph: 'I', ts, ...thread });
const task = (ts: number, dur: number, tdur: number, of = thread) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
  ...of,
});

test('what the main thread used between press and heading counts, of a task that reaches out its share', () => {
  const events = [
    mark('bench-press', 1000),
    mark('bench-heading', 11_000),
    task(0, 2000, 1000),
    task(3000, 4000, 3000),
    task(10_000, 2000, 2000),
    task(3000, 4000, 3000, { pid: 7, tid: 2 }),
    task(20_000, 1000, 1000),
  ];
  expect(pressToHeading(events)).toBe(0.5 + 3 + 1);
  expect(pressToHeading(events.slice(1))).toBeUndefined();
  const inAnother = events.map((one) => (one.name === 'bench-heading' ? { ...one, tid: 3 } : one));
  expect(pressToHeading(inAnother), 'a document of another thread').toBeUndefined();
});

test('a table has the median of each way and their ratio', () => {
  const figures = { heading: 100, hydrated: 150, cpu: 40, requests: 6, scripts: 2, bytes: 50_000 };
  const table = navigationTables([
    { profile: 'slow', step: 'a → b', way: 'part', figures },
    { profile: 'slow', step: 'a → b', way: 'part', figures: { ...figures, heading: 300 } },
    { profile: 'slow', step: 'a → b', way: 'code', figures: { ...figures, heading: 400, cpu: undefined } },
  ]);
  expect(table).toContain('**slow**');
  expect(table).toMatch(/a → b +\| +200 \/ 400 \/ 0\.50x \| +150 \/ 150 \/ 1\.00x \| +40 \/ – \/ –/);
  expect(table).not.toContain('beside others');
});

test('what was also pressed in one program and followed as a document stands beside them, and the goal with it', () => {
  const figures = { heading: 100, hydrated: 150, cpu: 40, requests: 6, scripts: 2, bytes: 50_000 };
  const headings = { part: 90, code: 200, bundle: 180, document: 400 } as const;
  const table = navigationTables(
    (['part', 'code', 'bundle', 'document'] as const).map((way) => ({
      profile: 'slow',
      step: 'a → b, cold',
      way,
      figures: { ...figures, heading: headings[way] },
    })),
  );
  expect(table).toMatch(/\*\*slow, beside others.*a → b, cold +\| +90 \/ 180 \/ 400; 0\.50x, 0\.23x \|/s);
  expect(table).toMatch(/one program, slow +\| +0\.90 \| +0\.50 \(a → b, cold\) \| +0\.50 \(a → b, cold\) \| +1 of 1/);
});
