import { expect, test } from 'vitest';
import { createNetworkBudgets } from './network-budgets.ts';

function setUp() {
  const clock = { now: 0 };
  const budgets = createNetworkBudgets({ burst: 3, perSecond: 2 }, () => clock.now);
  const taken = (network: string, times: number) => Array.from({ length: times }, () => budgets.takes(network));
  return { clock, budgets, taken };
}

test('a network has a burst, and gets some back each second, up to the burst again', () => {
  const { clock, taken } = setUp();
  expect(taken('a', 4)).toEqual([true, true, true, false]);
  expect(taken('b', 1)).toEqual([true]);
  clock.now += 1000;
  expect(taken('a', 2)).toEqual([true, false]);
  clock.now += 60_000;
  expect(taken('a', 4)).toEqual([true, true, true, false]);
});

test('who goes on asking waits longer, but never longer than ten seconds', () => {
  const { clock, budgets, taken } = setUp();
  taken('a', 5);
  expect(budgets.secondsUntilMore('a')).toBe(2);
  taken('a', 1000);
  expect(budgets.secondsUntilMore('a')).toBe(11);
  clock.now += 10_500;
  expect(taken('a', 1)).toEqual([true]);
});

test('what was asked for counts half as much after ten seconds', () => {
  const { clock, budgets, taken } = setUp();
  taken('a', 4);
  expect([budgets.usedOf('a'), budgets.usedOf('b')]).toEqual([4, 0]);
  clock.now += 10_000;
  expect(budgets.usedOf('a')).toBe(2);
  taken('a', 1);
  expect(budgets.usedOf('a')).toBe(3);
});

test('what a million networks ask for is not remembered', () => {
  const { budgets, taken } = setUp();
  taken('first', 4);
  for (let network = 0; network < 25_000; network += 1) budgets.takes(String(network));
  expect(taken('first', 1)).toEqual([true]);
});
