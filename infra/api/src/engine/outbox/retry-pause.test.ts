import { expect, test } from 'vitest';
import { retryPause } from './retry-pause.ts';

test('what fails waits twice as long each time, from ten seconds to an hour', () => {
  const pauses = Array.from({ length: 11 }, (_, index) => retryPause(index + 1));
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
});

test('thirty attempts, as mails have, last for about a day', () => {
  const seconds = Array.from({ length: 29 }, (_, index) => retryPause(index + 1)).reduce((sum, pause) => sum + pause);
  expect(seconds / 3600).toBeGreaterThan(20);
  expect(seconds / 3600).toBeLessThan(28);
});
