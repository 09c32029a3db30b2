import { expect, test } from 'vitest';
import { createImpressionGuard, impressionLimits } from './impression-guard.ts';

const at = (hour: string) => new Date(`2026-11-25T${hour}:00Z`);
const many = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

test('a plant counts once in a message', () => {
  const guard = createImpressionGuard(() => at('10:00'));
  expect(guard.admit('203.0.113.7', [3, 3, 4, 3])).toEqual([3, 4]);
});

test('from one network a plant counts so often in an hour, and again in the next one', () => {
  let now = at('10:00');
  const guard = createImpressionGuard(() => now);
  const counted = () => many(0, 40).filter(() => guard.admit('203.0.113.7', [3]).length > 0).length;
  expect(counted()).toBe(impressionLimits.ofPlant);
  expect(guard.admit('203.0.113.7', [4])).toEqual([4]);
  expect(guard.admit('198.51.100.1', [3])).toEqual([3]);
  now = at('10:59');
  expect(counted()).toBe(0);
  now = at('11:00');
  expect(counted()).toBe(impressionLimits.ofPlant);
});

test('a network that runs through all plants is stopped, others are not', () => {
  const guard = createImpressionGuard(() => at('10:00'));
  const admitted = many(0, 30).flatMap((message) => guard.admit('203.0.113.7', many(1 + message * 60, 60)));
  expect(admitted).toHaveLength(impressionLimits.ofNetwork);
  expect(guard.admit('198.51.100.1', [1])).toEqual([1]);
});

test('networks without end fill no memory: later ones count in the next hour', () => {
  let now = at('10:00');
  const guard = createImpressionGuard(() => now);
  for (const network of many(0, impressionLimits.networks)) guard.admit(String(network), [1]);
  expect(guard.admit('one more', [1])).toEqual([]);
  expect(guard.admit('0', [1])).toEqual([1]);
  now = at('11:00');
  expect(guard.admit('one more', [1])).toEqual([1]);
});
