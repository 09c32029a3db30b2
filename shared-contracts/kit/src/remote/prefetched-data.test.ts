import { RouterContextProvider } from '@umbral/protocol/router/router.ts';
import { expect, test, vi } from 'vitest';
import { createPrefetchedData } from './prefetched-data.ts';
import type { LoaderArgs } from './route-module.ts';

const url = new URL('https://portal.test/proyectos-vivienda?page=2');
const args: LoaderArgs = {
  request: new Request(url),
  url,
  params: {},
  pattern: '/proyectos-vivienda',
  context: new RouterContextProvider(),
  routeKey: 'housing',
};

test('what was fetched ahead serves one navigation', async () => {
  const loader = vi.fn(async () => ({ page: 2 }));
  const data = createPrefetchedData();
  await data.fetch(loader, args);
  expect(await data.run(loader, args)).toEqual({ page: 2 });
  expect(loader).toHaveBeenCalledTimes(1);
  await data.run(loader, args);
  expect(loader).toHaveBeenCalledTimes(2);
});

test('what failed ahead does not decide a navigation: it tries anew', async () => {
  const loader = vi.fn(async () => ({ page: 2 }));
  loader.mockRejectedValueOnce(new Error('the search is away'));
  const data = createPrefetchedData();
  await data.fetch(loader, args);
  expect(data.take('housing', '/proyectos-vivienda?page=2')).toBeUndefined();
  expect(await data.run(loader, args)).toEqual({ page: 2 });
});

test('what nobody came for is not kept', async () => {
  let time = 0;
  const data = createPrefetchedData(() => time);
  await data.fetch(async () => ({ page: 2 }), args);
  time = 30_000;
  const dropped = vi.spyOn(Map.prototype, 'delete');
  await data.fetch(async () => ({ page: 3 }), { ...args, routeKey: 'vis' });
  expect(dropped).toHaveBeenCalledExactlyOnceWith('housing /proyectos-vivienda?page=2');
});
