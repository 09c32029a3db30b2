import { expect, test } from 'vitest';
import { findLeaks, tellLeak } from './find-leaks.ts';
import type { LeakKind, Remains } from './probe/leak-probe.ts';

const remains = (
  count: number,
  kind: LeakKind = 'listener',
  site = 'watch (/r/mf-fair/1/web/app.js:1:2)',
): Remains => ({
  owner: 'mf-fair',
  kind,
  site,
  stack: site,
  count,
});

/** What each of four rounds and the warm-up before them left of one place. */
const levels = (counts: readonly number[], kind?: LeakKind, site?: string) =>
  counts.map((count) => [remains(count, kind, site)]);

test('what grows by one a round is a leak of that place, also where nothing of it was there before', () => {
  const tick = (count: number) => remains(count, 'interval', 'tick');
  const leaks = findLeaks([
    [remains(2)],
    [remains(3), tick(1)],
    [remains(4), tick(2)],
    [remains(5), tick(3)],
    [remains(6), tick(4)],
  ]);
  expect(leaks.map(({ kind, perRound }) => [kind, perRound])).toEqual([
    ['listener', 1],
    ['interval', 1],
  ]);
});

test('a round in which it did not show hides no leak', () => {
  expect(findLeaks(levels([1, 3, 3, 4, 5]))).toHaveLength(1);
});

test('caches that fill once, by however much, what shrinks and what stays are none', () => {
  for (const counts of [
    [3, 4, 5, 5, 5],
    [77, 77, 96, 94, 96],
    [9, 9, 8, 4, 2],
    [5, 5, 5, 5, 5],
  ]) {
    expect(findLeaks(levels(counts))).toEqual([]);
  }
});

test('the same kind at two places is two groups: growth of one is not hidden by the other', () => {
  const readings = [0, 1, 2, 3, 4].map((round) => [remains(4 - round, 'timer', 'a'), remains(1 + round, 'timer', 'b')]);
  expect(findLeaks(readings).map(({ site }) => site)).toEqual(['b']);
});

test('one global variable is too many', () => {
  const [leak] = findLeaks(levels([1, 1, 1, 1, 1], 'global', 'window.x'));
  expect(leak && tellLeak(leak)).toContain('mf-fair: global of window.x');
});

test('the report names remote, kind, place and growth', () => {
  const [leak] = findLeaks(levels([0, 1, 2, 3, 4]));
  expect(leak && tellLeak(leak)).toMatch(/^mf-fair: listener of watch \(\/r\/mf-fair.*, 1\.0 a round, 4 now/);
});
