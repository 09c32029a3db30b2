import { expect, test } from 'vitest';
import { satisfies } from './shared-versions.ts';

test('a caret range takes newer versions of the same major, an exact one only itself', () => {
  const cases: [string, string, boolean][] = [
    ['19.3.1', '^19.1.0', true],
    ['19.1.0', '^19.3.1', false],
    ['20.0.0', '^19.1.0', false],
    ['0.3.2', '^0.3.1', true],
    ['0.4.0', '^0.3.1', false],
    ['1.0.0', '1.0.0', true],
    ['1.0.1', '1.0.0', false],
  ];
  expect(cases.map(([version, range]) => satisfies(version, range))).toEqual(cases.map(([, , expected]) => expected));
});
