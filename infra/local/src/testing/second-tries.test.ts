import { expect, test } from 'vitest';
import { playwrightSecondTries, vitestSecondTries } from './second-tries.ts';

test('vitest: what passed after it had failed is named with its file and the first line of why', () => {
  const of = (status: string, ...failureMessages: string[]) => ({ status, fullName: `it ${status}`, failureMessages });
  const assertionResults = [of('passed', 'expected 1 to be 2\n at a.test.ts'), of('passed'), of('failed', 'expected')];
  const report = { testResults: [{ name: '/home/umbral/shell/a.test.ts', assertionResults }] };
  expect(vitestSecondTries(report, '/home/umbral')).toEqual(['shell/a.test.ts: it passed: expected 1 to be 2']);
});

test('Playwright: what is flaky is named, also in suites of suites; what failed or passed at once is not', () => {
  const spec = (title: string, status: string) => ({
    file: 'smoke/a.spec.ts',
    title,
    tests: [{ status, results: [{ error: { message: 'Timed out\nmore' } }, {}] }],
  });
  const report = {
    suites: [
      {
        specs: [spec('opens', 'unexpected')],
        suites: [{ specs: [spec('closes', 'flaky'), spec('stays', 'expected')] }],
      },
    ],
  };
  expect(playwrightSecondTries(report)).toEqual(['e2e/smoke/a.spec.ts: closes: Timed out']);
});

test('a report of another shape names nothing', () => {
  expect(vitestSecondTries(null, '/')).toEqual([]);
  expect(playwrightSecondTries('torn')).toEqual([]);
});
