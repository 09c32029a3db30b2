import { relative } from 'node:path';
import { listOf, numberOf, textOf } from './report-fields.ts';

/** How long one test took. */
export interface Timing {
  /** File, relative to the root, and title. */
  readonly title: string;
  readonly seconds: number;
}

/** Durations of all tests in vitest's JSON report. */
export function vitestTimings(report: unknown, root: string): Timing[] {
  return listOf(report, 'testResults').flatMap((file) =>
    listOf(file, 'assertionResults').map((test) => ({
      title: `${relative(root, textOf(file, 'name'))}: ${textOf(test, 'fullName')}`,
      seconds: numberOf(test, 'duration') / 1000,
    })),
  );
}

/** Durations of all tests in Playwright's JSON report, every try counted. */
export function playwrightTimings(report: unknown): Timing[] {
  return listOf(report, 'suites').flatMap(timingsOfSuite);
}

function timingsOfSuite(suite: unknown): Timing[] {
  const own = listOf(suite, 'specs').map((spec) => {
    const tries = listOf(spec, 'tests').flatMap((test) => listOf(test, 'results'));
    const milliseconds = tries.reduce<number>((sum, one) => sum + numberOf(one, 'duration'), 0);
    return { title: `e2e/${textOf(spec, 'file')}: ${textOf(spec, 'title')}`, seconds: milliseconds / 1000 };
  });
  return [...own, ...listOf(suite, 'suites').flatMap(timingsOfSuite)];
}

/** The slowest of some tests, one line each, the slowest first. */
export function slowestLines(timings: readonly Timing[], count = 10): string[] {
  return timings
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${title}`);
}
