import { playwrightFailures, vitestFailures } from './failures.ts';
import { fieldOf, listOf, numberOf } from './report-fields.ts';
import { playwrightSecondTries, vitestSecondTries } from './second-tries.ts';
import { playwrightTimings, type Timing, vitestTimings } from './timings.ts';

/** What a suite says at its end. */
export interface Outcome {
  passed: number;
  failed: number;
  /** How long each of its tests took, where its report says so. */
  timings?: readonly Timing[];
  /** What failed, a line each, where its report says so. */
  failures?: readonly string[];
  /** What passed at its second try only, a line each: counted as passed, and never hidden. */
  secondTries?: readonly string[];
}

/** The sum of several outcomes. */
export function sumOutcomes(outcomes: Outcome[]): Outcome {
  const add = (total: Outcome, one: Outcome) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
    timings: [...(total.timings ?? []), ...(one.timings ?? [])],
    failures: [...(total.failures ?? []), ...(one.failures ?? [])],
    secondTries: [...(total.secondTries ?? []), ...(one.secondTries ?? [])],
  });
  return outcomes.reduce(add, { passed: 0, failed: 0, timings: [], failures: [], secondTries: [] });
}

/** The closing line of every test run. */
export function closingLine({ passed, failed }: Outcome): string {
  return `Tests: ${passed} passed, ${failed} failed`;
}

/**
 * Reads vitest's JSON report; a file that could not even be loaded counts as one failed test, and so does each line of
 * what went wrong outside of any test.
 */
export function vitestOutcome(report: unknown, root: string, outside: unknown = []): Outcome {
  const outsideLines = Array.isArray(outside) ? outside.map(String) : [];
  const broken = listOf(report, 'testResults').filter(
    (file) => fieldOf(file, 'status') === 'failed' && !hasFailedTest(file),
  );
  return {
    passed: numberOf(report, 'numPassedTests'),
    failed: numberOf(report, 'numFailedTests') + broken.length + outsideLines.length,
    timings: vitestTimings(report, root),
    failures: [...vitestFailures(report, root), ...outsideLines],
    secondTries: vitestSecondTries(report, root),
  };
}

function hasFailedTest(file: unknown): boolean {
  return listOf(file, 'assertionResults').some((test) => fieldOf(test, 'status') === 'failed');
}

/** Reads Playwright's JSON report; an error outside of tests counts as one failed test. */
export function playwrightOutcome(report: unknown): Outcome {
  const stats = fieldOf(report, 'stats');
  const outside = listOf(report, 'errors').length;
  return {
    passed: numberOf(stats, 'expected') + numberOf(stats, 'flaky'),
    failed: numberOf(stats, 'unexpected') + outside,
    timings: playwrightTimings(report),
    failures: playwrightFailures(report),
    secondTries: playwrightSecondTries(report),
  };
}
