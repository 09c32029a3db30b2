import { expect, test } from 'vitest';
import { createTurnWatch } from './turn-watch.ts';

/** Whether a thread is starved that had such a share of the time in which it was at work, a second long. */
async function isStarved({ share, activeMs = 50 }: { readonly share: number; readonly activeMs?: number }) {
  let count = 0;
  const watch = createTurnWatch(async () => {
    count += 1;
    return { activeMs: count * activeMs, cpuMs: count * activeMs * share };
  });
  for (let times = 0; times < 10; times += 1) await watch.note();
  return watch.isStarved();
}

test('a thread that runs as it wants is not starved, one that gets a quarter of its time is', async () => {
  expect(await isStarved({ share: 0.95 })).toBe(false);
  expect(await isStarved({ share: 0.25 })).toBe(true);
});

test('a thread that had next to nothing to do says nothing about the machine', async () => {
  expect(await isStarved({ share: 0, activeMs: 2 })).toBe(false);
  expect(createTurnWatch(async () => ({ activeMs: 0, cpuMs: 0 })).isStarved()).toBe(false);
});

test('what was long ago does not count', async () => {
  const time = { activeMs: 0, cpuMs: 0 };
  const watch = createTurnWatch(async () => ({ ...time }));
  const run = async (share: number) => {
    for (let times = 0; times < 25; times += 1) {
      time.activeMs += 50;
      time.cpuMs += 50 * share;
      await watch.note();
    }
  };
  await run(0.2);
  expect(watch.isStarved()).toBe(true);
  await run(1);
  expect(watch.isStarved()).toBe(false);
});
