import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures.ts';

test('vitest: what failed is named with its file and the first line of why', () => {
  const report = {
    testResults: [
      {
        name: '/home/umbral/shell/a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'a page is drawn', failureMessages: ['expected 1 to be 2\n at a.test.ts'] },
          { status: 'passed', fullName: 'another' },
        ],
      },
      { name: '/home/umbral/shell/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: '/home/umbral/shell/c.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(vitestFailures(report, '/home/umbral')).toEqual([
    'shell/a.test.ts: a page is drawn: expected 1 to be 2',
    'shell/b.test.ts: no such module',
  ]);
});

test('Playwright: what failed at every try is named, what passed at the second is not', () => {
  const spec = (title: string, status: string) => ({ file: 'smoke/a.spec.ts', title, tests: [{ status }] });
  const report = {
    suites: [{ specs: [spec('opens', 'unexpected')], suites: [{ specs: [spec('closes', 'flaky')] }] }],
    errors: [{ message: 'no config\nmore' }],
  };
  expect(playwrightFailures(report)).toEqual(['e2e/smoke/a.spec.ts: opens', 'no config']);
});

test('a report of another shape names nothing', () => {
  expect(vitestFailures(null, '/')).toEqual([]);
  expect(playwrightFailures('torn')).toEqual([]);
});
