import { expect, test } from 'vitest';
import { readRouteUses } from './route-uses.ts';
import { sourceOf } from './testing/source-of.ts';

const ofTable = "import { routes } from '@umbral/domain/routes/table.ts';\n";

const read = (text: string, app = 'mf-made-up') => readRouteUses(app, app, [sourceOf(`${ofTable}${text}`)]);

test('a link to another remote is found with its owner, pattern and place', async () => {
  expect(await read('const to = routes.virtualFair.href({ region });')).toEqual({
    virtualFair: { owner: 'mf-fair', pattern: '/feria-virtual/:region', at: 'mf-made-up/src/part.tsx' },
  });
});

test('every way to take a row is a link, by whatever name the table was imported', async () => {
  expect(Object.keys(await read("go(routes['news'].href()); const pages = { first: routes.fairs };"))).toEqual([
    'fairs',
    'news',
  ]);
  const renamed = sourceOf("import { routes as all } from '@umbral/domain/routes/table.ts'; all.home.href();");
  expect(Object.keys(await readRouteUses('mf-made-up', 'mf-made-up', [renamed]))).toEqual(['home']);
});

test('own pages, what a row says of itself, types, and other tables are no links', async () => {
  expect(await read('routes.virtualFair.href()', 'mf-fair')).toEqual({});
  expect(await read('show(routes.news.pattern); type Key = keyof typeof routes;')).toEqual({});
  expect(await read('contract.routes.news; const own = { routes: [] }; interface Own { routes: [] }')).toEqual({});
  expect(await readRouteUses('mf-made-up', 'mf-made-up', [sourceOf('const routes = {}; routes.news.href();')])).toEqual(
    {},
  );
});

test.each([
  ['routes[key].href()', 'part.tsx:2: the key of a route must be written out'],
  ['const { news } = routes', 'part.tsx:2: take a route as routes.home'],
  ['routes!.news.href()', 'part.tsx:2: take a route as routes.home'],
  ['(routes as never).news.href()', 'part.tsx:2: take a route as routes.home'],
  ['linkTo(routes, "news")', 'part.tsx:2: take a route as routes.home'],
  ['const all = { routes };', 'part.tsx:2: take a route as routes.home'],
  ['export { routes };', 'they are not passed on'],
  ["export * from '@umbral/domain/routes/table.ts';", 'they are not passed on'],
  ["export { routes as all } from '@umbral/domain/routes/table.ts';", 'they are not passed on'],
  ["import * as all from '@umbral/domain/routes/table.ts';", 'import routes by name'],
  ['routes.nowhere.href()', 'there is no route nowhere'],
])('%s ends the build', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});
