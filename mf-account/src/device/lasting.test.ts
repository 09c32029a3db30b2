// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test('[B136] a device that stores nothing is told from one that does', async () => {
  expect((await import('./device-store.ts')).isLasting()).toBe(true);
  expect(localStorage).toHaveLength(0);
  vi.resetModules();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect((await import('./device-store.ts')).isLasting()).toBe(false);
});
