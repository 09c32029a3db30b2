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

test('what grows by one a round is a leak of that place, also where nothing of it was there before', () => {
  const leaks = findLeaks({ before: [remains(2)], after: [remains(6), remains(4, 'interval', 'tick')], rounds: 4 });
  expect(leaks.map(({ kind, perRound }) => [kind, perRound])).toEqual([
    ['listener', 1],
    ['interval', 1],
  ]);
});

test('caches that fill once, what shrinks and what stays are none', () => {
  const before = [remains(3), remains(9, 'timer', 'poll'), remains(5, 'channel', 'tabs')];
  const after = [remains(5), remains(2, 'timer', 'poll'), remains(5, 'channel', 'tabs')];
  expect(findLeaks({ before, after, rounds: 4 })).toEqual([]);
});

test('the same kind at two places is two groups: growth of one is not hidden by the other', () => {
  const before = [remains(4, 'timer', 'a'), remains(1, 'timer', 'b')];
  const after = [remains(0, 'timer', 'a'), remains(5, 'timer', 'b')];
  expect(findLeaks({ before, after, rounds: 4 }).map(({ site }) => site)).toEqual(['b']);
});

test('one global variable is too many', () => {
  const [leak] = findLeaks({
    before: [remains(1, 'global', 'window.x')],
    after: [remains(1, 'global', 'window.x')],
    rounds: 4,
  });
  expect(leak && tellLeak(leak)).toContain('mf-fair: global of window.x');
});

test('the report names remote, kind, place and growth', () => {
  const [leak] = findLeaks({ before: [], after: [remains(4)], rounds: 4 });
  expect(leak && tellLeak(leak)).toMatch(/^mf-fair: listener of watch \(\/r\/mf-fair.*, 1\.0 a round, 4 now/);
});
