import { expect, test } from 'vitest';
import { RecentUse } from './recent-use.ts';

test('what was used counts half as much after ten seconds, each caller for itself', () => {
  let now = 0;
  const use = new RecentUse(() => now);
  use.add('a', 100);
  use.add('b', 30);
  now = 10_000;
  use.add('a', 10);
  expect([use.of('a'), use.of('b'), use.of('nobody')]).toEqual([60, 15, 0]);
});

test('what a million callers used is not remembered', () => {
  const use = new RecentUse(() => 0);
  for (let caller = 0; caller < 25_000; caller++) use.add(String(caller), 1);
  expect([use.of('0'), use.of('24999')]).toEqual([0, 1]);
});
