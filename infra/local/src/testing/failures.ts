import { relative } from 'node:path';
import { fieldOf, firstLine, listOf, textOf } from './report-fields.ts';

/** Titles of the tests that failed in vitest's JSON report, each with its file; a file that could not be loaded is named alone. */
export function vitestFailures(report: unknown, root: string): string[] {
  return listOf(report, 'testResults').flatMap((file) => {
    if (fieldOf(file, 'status') !== 'failed') return [];
    const name = relative(root, textOf(file, 'name'));
    const failed = listOf(file, 'assertionResults').filter((test) => fieldOf(test, 'status') === 'failed');
    if (failed.length === 0) return [`${name}: ${firstLine(textOf(file, 'message'))}`];
    return failed.map((test) => `${name}: ${textOf(test, 'fullName')}: ${firstLine(firstMessage(test))}`);
  });
}

function firstMessage(test: unknown): string {
  const [message] = listOf(test, 'failureMessages');
  return typeof message === 'string' ? message : '';
}

/** Titles of the tests that failed at every try in Playwright's JSON report, and its errors outside of any test. */
export function playwrightFailures(report: unknown): string[] {
  const outside = listOf(report, 'errors').map((error) => firstLine(textOf(error, 'message')));
  return [...listOf(report, 'suites').flatMap(failuresOfSuite), ...outside];
}

function failuresOfSuite(suite: unknown): string[] {
  const own = listOf(suite, 'specs')
    .filter((spec) => listOf(spec, 'tests').some((test) => fieldOf(test, 'status') === 'unexpected'))
    .map((spec) => `e2e/${textOf(spec, 'file')}: ${textOf(spec, 'title')}`);
  return [...own, ...listOf(suite, 'suites').flatMap(failuresOfSuite)];
}
