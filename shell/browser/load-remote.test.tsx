import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('./boot-data.ts', () => ({ boot: { remotes: [{ name: 'mf-fair' }] } }));
vi.mock('./recovery.ts', () => ({ recover: (load: () => Promise<unknown>) => load() }));
const loadFromContainer = vi.hoisted(() => vi.fn());
vi.mock('./load-container.ts', () => ({ loadFromContainer }));

const remote = { hydrate: vi.fn() };
let loadApp: typeof import('./load-remote.ts').loadApp;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  loadFromContainer.mockReset().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ remote });
  ({ loadApp } = await import('./load-remote.ts'));
  await expect(loadApp('mf-fair')).rejects.toThrow('gone');
});
afterEach(() => vi.useRealTimers());

test('a failure stands for a moment: who asks meanwhile is told the same, who asks later tries', async () => {
  await vi.advanceTimersByTimeAsync(900);
  await expect(loadApp('mf-fair')).rejects.toThrow('gone');
  expect(loadFromContainer).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  expect(await loadApp('mf-fair')).toBe(remote);
});

test('with the line it is forgotten at once, and what came since stays', async () => {
  dispatchEvent(new Event('online'));
  expect(await loadApp('mf-fair')).toBe(remote);
  await vi.advanceTimersByTimeAsync(1000);
  await loadApp('mf-fair');
  expect(loadFromContainer).toHaveBeenCalledTimes(2);
});
