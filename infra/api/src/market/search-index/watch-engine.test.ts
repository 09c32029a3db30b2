import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlantsIndex } from './index-client.ts';
import { watchEngine } from './watch-engine.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an engine that does not answer is asked again, until the watch ends: also where that comes during a look', async () => {
  let looks = 0;
  const { promise: answer, resolve } = Promise.withResolvers<boolean>();
  const isReachable: PlantsIndex['isReachable'] = () => {
    looks += 1;
    return looks < 3 ? Promise.resolve(false) : answer;
  };
  const watch = watchEngine({ isReachable, fill: async () => undefined, onLook: () => undefined });
  await vi.advanceTimersByTimeAsync(1500);
  expect(looks).toBe(3);
  watch.stop();
  resolve(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(looks).toBe(3);
});
