import { expect, test, vi } from 'vitest';
import { createPagesAhead } from './pages-ahead.ts';
import type { Shown } from './shown-page.ts';

const shown: Shown<string> = { view: 'view', data: {}, head: { title: 'Mudanzas' }, status: 200 };

test('what is asked for twice ahead is loaded once, and serves for half a minute', async () => {
  let now = 0;
  const ahead = createPagesAhead<string>(() => now);
  const load = vi.fn(async () => shown);
  await ahead.fetch('/a', load);
  await ahead.fetch('/a', load);
  expect(load).toHaveBeenCalledOnce();
  expect(await ahead.take('/a')).toBe(shown);
  expect(await ahead.take('/a')).toBeUndefined();
  await ahead.fetch('/a', load);
  now = 30_000;
  expect(await ahead.take('/a')).toBeUndefined();
});

test('what failed, or was answered with a fault, is asked for again; a page that is away is an answer', async () => {
  const ahead = createPagesAhead<string>();
  const load = vi.fn<() => Promise<Shown<string>>>();
  load.mockResolvedValueOnce({ ...shown, status: 500, fault: new Error('away for a moment') });
  await ahead.fetch('/a', load);
  load.mockRejectedValueOnce(new Error('too slow'));
  await ahead.fetch('/a', load);
  const away = { ...shown, status: 404 };
  load.mockResolvedValueOnce(away);
  await ahead.fetch('/a', load);
  expect(load).toHaveBeenCalledTimes(3);
  expect(await ahead.take('/a')).toBe(away);
});
