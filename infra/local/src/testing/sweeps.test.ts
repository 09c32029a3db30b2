import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { describe, expect, test } from 'vitest';
import { sweepTests } from './sweep-tests.ts';
import { dealt, shareOf, shareOfCheckout, shareText } from './sweeps.ts';

const commits = (count: number) =>
  Array.from({ length: count }, (_, n) => ((n * 2654435761) >>> 0).toString(16).padStart(8, '0'));

describe('the share of a commit', () => {
  test('is the same whenever it is tested, and all have their turn', () => {
    const numbers = commits(400).map((commit) => shareOf(commit).number);
    expect(commits(400).map((commit) => shareOf(commit).number)).toEqual(numbers);
    expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('is the first one outside of a repository', () => {
    expect(shareText(shareOfCheckout('/'))).toBe('1/12');
  });
});

describe('what is dealt out', () => {
  const things = Array.from({ length: 11 }, (_, n) => n);

  test('goes to one share each, and nothing is left over', () => {
    const all = [1, 2, 3].flatMap((number) => dealt(things, shareText({ number, of: 3 })));
    expect(all.toSorted((a, b) => a - b)).toEqual(things);
  });

  test('is everything where no share is asked for', () => {
    expect(dealt(things, undefined)).toEqual(things);
  });
});

test('every sweep that is named exists', () => {
  expect(sweepTests.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
});
