import { expect, test } from 'vitest';
import { rankOf } from './whose-turn.ts';

const visitor = (name: string) => ({ name, asksForMany: false });
const ours = { name: '127.0.0.1', asksForMany: true };
const used: Readonly<Record<string, number>> = { heavy: 900, light: 20, '127.0.0.1': 5000 };
const usedOf = (name: string) => used[name] ?? 0;

test('who used least of late comes first; programs of ours before them on half of the threads, behind them on the others', () => {
  const now = { threads: 2, busy: [], usedOf };
  expect([ours, visitor('new'), visitor('light'), visitor('heavy')].map((caller) => rankOf(caller, now))).toEqual([
    -1, 0, 20, 900,
  ]);
  expect(rankOf(ours, { ...now, busy: [ours] })).toBe(Number.POSITIVE_INFINITY);
});

test('one caller leaves a thread to the others, where there are two and more', () => {
  const busy = [visitor('light')];
  expect(rankOf(visitor('light'), { threads: 2, busy, usedOf })).toBeUndefined();
  expect(rankOf(visitor('heavy'), { threads: 2, busy, usedOf })).toBe(900);
  expect([ours, visitor('heavy')].map((caller) => rankOf(caller, { threads: 1, busy: [], usedOf }))).toEqual([
    5000, 900,
  ]);
});
