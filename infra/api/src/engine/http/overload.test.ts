import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { shedOverload } from './overload.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('while the process is late everything but its sign of life is told to come again, and answered afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // Whoever reads the memory needs a descriptor, and there may be none.
  const memory = vi.spyOn(process, 'memoryUsage').mockImplementation(() => {
    throw new Error('EMFILE');
  });
  const delay = { mean: 15e6, enable: vi.fn(() => true), disable: vi.fn(() => true), reset: vi.fn() };
  const app = Fastify();
  await shedOverload(app, { rateLimits: true }, delay);
  for (const path of ['/livez', '/api/categorias']) app.get(path, () => 'here');
  const statuses = async () => {
    vi.advanceTimersByTime(1000);
    const answers = await Promise.all(['/livez', '/api/categorias'].map((url) => app.inject({ url })));
    return answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']]);
  };
  await app.ready();
  expect(await statuses()).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  delay.mean = 2_100e6;
  expect(await statuses()).toEqual([
    [200, undefined],
    [503, '5'],
  ]);
  delay.mean = 15e6;
  expect(await statuses()).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  expect(memory).not.toHaveBeenCalled();
  await app.close();
  expect(delay.disable).toHaveBeenCalledOnce();
});
