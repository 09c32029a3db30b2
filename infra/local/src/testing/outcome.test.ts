import { expect, test } from 'vitest';
import { closingLine, playwrightOutcome, sumOutcomes, vitestOutcome } from './outcome.ts';

test('vitest: counts of the report, and one failure for each file that could not be loaded', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(vitestOutcome(report, '/')).toMatchObject({ passed: 5, failed: 2 });
});

test('vitest: what went wrong outside of any test fails the run and is named', () => {
  const report = { numPassedTests: 5, testResults: [] };
  const outside = ['outside of any test: Error: the worker ended'];
  expect(vitestOutcome(report, '/', outside)).toMatchObject({ passed: 5, failed: 1, failures: outside });
});

test('Playwright: flaky passes count as passed, errors outside of tests as failed', () => {
  const report = { stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 0 }, errors: [{ message: 'no config' }] };
  expect(playwrightOutcome(report)).toMatchObject({ passed: 8, failed: 3 });
});

test('a report of another shape says that nothing passed', () => {
  expect(vitestOutcome(null, '/')).toMatchObject({ passed: 0, failed: 0 });
  expect(playwrightOutcome('torn')).toMatchObject({ passed: 0, failed: 0 });
});

test('the closing line sums all suites', () => {
  const total = sumOutcomes([
    { passed: 5, failed: 0 },
    { passed: 8, failed: 3 },
  ]);
  expect(closingLine(total)).toBe('Tests: 13 passed, 3 failed');
});
