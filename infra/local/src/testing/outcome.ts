/** What a suite says at its end. */
export interface Outcome {
  passed: number;
  failed: number;
}

/** The sum of several outcomes. */
export function sumOutcomes(outcomes: Outcome[]): Outcome {
  const add = (total: Outcome, one: Outcome) => ({
    passed: total.passed + one.passed,
    failed: total.failed + one.failed,
  });
  return outcomes.reduce(add, { passed: 0, failed: 0 });
}

/** The closing line of every test run. */
export function closingLine({ passed, failed }: Outcome): string {
  return `Tests: ${passed} passed, ${failed} failed`;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries: [string, unknown][] = Object.entries(value);
  return entries.find(([key]) => key === name)?.[1];
}

function countOf(value: unknown, name: string): number {
  const count = fieldOf(value, name);
  return typeof count === 'number' ? count : 0;
}

function listOf(value: unknown, name: string): unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** Reads vitest's JSON report; a file that could not even be loaded counts as one failed test. */
export function vitestOutcome(report: unknown): Outcome {
  const broken = listOf(report, 'testResults').filter(
    (file) => fieldOf(file, 'status') === 'failed' && !hasFailedTest(file),
  );
  return { passed: countOf(report, 'numPassedTests'), failed: countOf(report, 'numFailedTests') + broken.length };
}

function hasFailedTest(file: unknown): boolean {
  return listOf(file, 'assertionResults').some((test) => fieldOf(test, 'status') === 'failed');
}

/** Reads Playwright's JSON report; an error outside of tests counts as one failed test. */
export function playwrightOutcome(report: unknown): Outcome {
  const stats = fieldOf(report, 'stats');
  const outside = listOf(report, 'errors').length;
  return {
    passed: countOf(stats, 'expected') + countOf(stats, 'flaky'),
    failed: countOf(stats, 'unexpected') + outside,
  };
}
