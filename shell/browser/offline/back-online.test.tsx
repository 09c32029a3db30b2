import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForLine } from './back-online.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a line that loses its first request is believed within seconds, and asked no more', async () => {
  const banner = document.createElement('div');
  const livez = vi.fn(async () => new Response('ok')).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', livez);
  watchForLine(banner);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(500);
  expect(banner.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(5000);
  expect(banner.textContent).toContain('Ver la página de ahora');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(livez).toHaveBeenCalledTimes(2);
});
