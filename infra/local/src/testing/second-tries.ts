import { relative } from 'node:path';
import { fieldOf, firstLine, listOf, textOf } from './report-fields.ts';

/** Titles of the tests that passed at a later try in vitest's JSON report, each with why it failed before. */
export function vitestSecondTries(report: unknown, root: string): string[] {
  return listOf(report, 'testResults').flatMap((file) => {
    const name = relative(root, textOf(file, 'name'));
    return listOf(file, 'assertionResults').flatMap((test) => {
      const [before] = listOf(test, 'failureMessages');
      if (fieldOf(test, 'status') !== 'passed' || typeof before !== 'string') return [];
      return [`${name}: ${textOf(test, 'fullName')}: ${firstLine(before)}`];
    });
  });
}

/** Titles of the tests that passed at a later try in Playwright's JSON report, each with why it failed before. */
export function playwrightSecondTries(report: unknown): string[] {
  return listOf(report, 'suites').flatMap(secondTriesOfSuite);
}

function secondTriesOfSuite(suite: unknown): string[] {
  const own = listOf(suite, 'specs').flatMap((spec) => {
    const test = listOf(spec, 'tests').find((one) => fieldOf(one, 'status') === 'flaky');
    if (!test) return [];
    const [before] = listOf(test, 'results');
    return [`e2e/${textOf(spec, 'file')}: ${textOf(spec, 'title')}: ${reasonOf(before)}`];
  });
  return [...own, ...listOf(suite, 'suites').flatMap(secondTriesOfSuite)];
}

function reasonOf(result: unknown): string {
  return firstLine(textOf(fieldOf(result, 'error'), 'message'));
}
