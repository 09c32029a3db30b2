import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from './build-target.ts';
import withoutStructuredData from './structured-data-loader.ts';

test('what only documents tell is gone from what a browser gets', () => {
  expect(withoutStructuredData('return { title, ...structuredData(() => [list(cards)]) };')).toBe(
    "return { title, ...structuredData(() => typeof window === 'object' ? [] : [list(cards)]) };",
  );
});

test('structured data are told in files, and in the form, that the build knows', () => {
  const callers = globSync('mf-*/src/**/*.{ts,tsx}', { cwd: repositoryRoot })
    .map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }))
    .filter(({ text }) => text.includes('structuredData('));
  const unknown = callers.filter(
    ({ file, text }) => !/-(head|route)\.ts$/.test(file) || /structuredData\((?!\(\) => )/.test(text),
  );
  expect(callers.length).toBeGreaterThan(20);
  expect(unknown.map(({ file }) => file)).toEqual([]);
});
