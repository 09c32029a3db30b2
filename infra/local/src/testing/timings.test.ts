import { expect, test } from 'vitest';
import { playwrightTimings, slowestLines, vitestTimings } from './timings.ts';

test('vitest: every test has its file and its duration', () => {
  const report = {
    testResults: [
      { name: '/home/umbral/shell/a.test.ts', assertionResults: [{ fullName: 'a page is drawn', duration: 1500 }] },
      { name: '/home/umbral/shell/b.test.ts', assertionResults: [{ fullName: 'nothing was measured' }] },
    ],
  };
  expect(vitestTimings(report, '/home/umbral')).toEqual([
    { title: 'shell/a.test.ts: a page is drawn', seconds: 1.5 },
    { title: 'shell/b.test.ts: nothing was measured', seconds: 0 },
  ]);
});

test('Playwright: suites in suites are read, and a second try counts too', () => {
  const spec = (file: string, title: string, ...durations: number[]) => ({
    file,
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    suites: [
      {
        specs: [spec('smoke/a.spec.ts', 'it opens', 2000)],
        suites: [{ specs: [spec('smoke/a.spec.ts', 'it closes', 1000, 4000)] }],
      },
    ],
  };
  expect(playwrightTimings(report)).toEqual([
    { title: 'e2e/smoke/a.spec.ts: it opens', seconds: 2 },
    { title: 'e2e/smoke/a.spec.ts: it closes', seconds: 5 },
  ]);
});

test('the slowest come first, and no more than asked for', () => {
  const timings = [1, 30, 12.34].map((seconds) => ({ title: `test of ${seconds}`, seconds }));
  expect(slowestLines(timings, 2)).toEqual(['  30.0 s  test of 30', '  12.3 s  test of 12.34']);
});

test('a report of another shape has no timings', () => {
  expect(vitestTimings(null, '/')).toEqual([]);
  expect(playwrightTimings('torn')).toEqual([]);
});
