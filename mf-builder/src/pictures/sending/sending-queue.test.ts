import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendingQueue } from './sending-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A queue whose sendings end when the test says so. */
function open() {
  const running = new Map<string, { end: (outcome: 'settled' | 'lost') => void; signal: AbortSignal }>();
  const begun: string[] = [];
  const queue = createSendingQueue({
    atOnce: 2,
    send: (key, signal) =>
      new Promise((resolve) => {
        begun.push(key);
        running.set(key, { signal, end: resolve });
        signal.addEventListener('abort', () => resolve('settled'));
      }),
  });
  const end = async (key: string, outcome: 'settled' | 'lost' = 'settled') => {
    running.get(key)?.end(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, begun, end, signalOf: (key: string) => running.get(key)?.signal };
}

test('two are sent at a time, in their order, each once', async () => {
  const { queue, begun, end } = open();
  for (const key of ['a', 'b', 'c', 'a']) queue.add(key);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('after a lost connection it pauses, longer each time, and goes on with what was lost', async () => {
  const { queue, begun, end } = open();
  for (const key of ['a', 'b', 'c']) queue.add(key);
  await end('a', 'lost');
  await end('b', 'lost');
  expect(begun).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(begun).toEqual(['a', 'b', 'b', 'a']);
  await end('b', 'lost');
  await vi.advanceTimersByTimeAsync(3999);
  expect(begun).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(5);
});

test('woken it goes on at once', async () => {
  const { queue, begun, end } = open();
  queue.add('a');
  await end('a', 'lost');
  queue.wake();
  expect(begun).toEqual(['a', 'a']);
});

test('what is dropped is broken off and does not come back; what rests goes on after waking', async () => {
  const { queue, begun, signalOf } = open();
  for (const key of ['a', 'b', 'c', 'd']) queue.add(key);
  queue.drop('a');
  queue.drop('d');
  expect(signalOf('a')?.aborted).toBe(true);
  expect(begun).toEqual(['a', 'b', 'c']);
  queue.rest();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toEqual(['a', 'b', 'c']);
  queue.wake();
  expect(begun).toEqual(['a', 'b', 'c', 'b', 'c']);
});
