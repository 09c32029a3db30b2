import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listen, startTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { keepListedPages, listedPages } from './listed-pages.ts';
import { createSitemap, maxUrls, sitemapFiles } from './sitemap.ts';

const moment = '2026-11-01T10:00:00.000Z';
const rules = {
  redirects: [
    { id: 2, from: '/otro', to: '/', status: 302 },
    { id: 1, from: '/viejo', to: '/entrega-inmediata', status: 301 },
  ],
  canonicals: [
    { id: 2, from: '/e*', canonical: '/otra' },
    { id: 1, from: '/entrega-*', canonical: '/proyectos-vivienda' },
  ],
};
const listed = {
  plants: [
    {
      slug: 'torre-1',
      updated_at: moment,
      country: 'colombia',
      country_code: 'CO',
      city: 'bogota',
      zone: 'suba',
      type: 'apartamento',
    },
    {
      slug: 'ocean-2',
      updated_at: moment,
      country: 'panama',
      country_code: 'PA',
      city: 'panama',
      zone: 'x',
      type: 'apartamento',
    },
  ],
  builders: [{ slug: 'andes', updated_at: moment, cities: ['cali'] }],
  launches: [{ id: 12, slug: 'alameda', updated_at: moment }],
  developments: [{ id: 13, slug: 'nogal', updated_at: moment }],
  blog: [{ slug: 'nota', category: 'finanzas', updated_at: moment }],
  guides: [],
  events: [],
  listings: [
    {
      country_code: 'CO',
      country: 'colombia',
      region: 'valle',
      department: 'valle-del-cauca',
      city: 'cali',
      zone: 'sur',
      neighbourhood: null,
      type: 'casa',
      categories: ['vis'],
      holiday: false,
      tv: true,
      tour360: false,
    },
    {
      country_code: 'PA',
      country: 'panama',
      region: null,
      department: 'panama',
      city: 'ciudad-de-panama',
      zone: 'x',
      neighbourhood: null,
      type: 'apartamento',
      categories: ['gold'],
      holiday: true,
      tv: true,
      tour360: true,
    },
  ],
};

const nothing = {
  plants: [],
  builders: [],
  launches: [],
  developments: [],
  blog: [],
  guides: [],
  events: [],
  listings: [],
};
const secondPage = { ...listed.plants[0], slug: 'torre-3' };

let portal: TestPortal;
let api: Awaited<ReturnType<typeof listen>>;

function answerFor(path: string): unknown {
  // One rule to a page, so that all pages are read.
  const number = Number(new URLSearchParams(path.split('?')[1]).get('currentPage'));
  const page = (data: readonly unknown[]) => ({
    data: data.slice(number - 1, number),
    total: data.length,
    page: number,
    items_by_page: 1,
    pages: data.length,
  });
  if (path.startsWith('/api/seo/redirects')) return page(rules.redirects);
  if (path.startsWith('/api/seo/canonicals')) return page(rules.canonicals);
  if (path === '/api/currency/get')
    return { base: 'cop', usd: 4000, eur: 4500, asOf: '2026-11-20', as_of: '2026-11-20', source: 'x' };
  if (path === '/api/sitemap?page=2') return { page: 2, pages: 2, data: { ...nothing, plants: [secondPage] } };
  return { page: 1, pages: 2, data: listed };
}

beforeAll(async () => {
  api = await listen((request, response) => {
    const isSecret = request.url?.startsWith('/api/seo/redirects') && !request.headers.authorization;
    if (isSecret) response.statusCode = 401;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerFor(request.url ?? '')));
  });
  portal = await startTestPortal({
    remotes: { 'mf-search': { render: `return page('<h1>' + request.environment.currency.rates.usd + '</h1>');` } },
    env: { API_URL: api.url },
  });
});
afterAll(async () => {
  await portal.stop();
  api.server.closeAllConnections();
  api.server.close();
});

test('[R096] redirects of editors are followed', async () => {
  const inside = await vi.waitFor(async () => {
    const answer = await portal.get('/viejo');
    expect(answer.status).toBe(301);
    return answer;
  });
  expect(inside.headers.get('location')).toBe('/entrega-inmediata');
});

test('[R096, B065] a redirect of editors keeps the query: the campaign of a visit is in it', async () => {
  const location = async (path: string) => (await portal.get(path)).headers.get('location');
  await vi.waitFor(async () => expect(await location('/viejo')).toBe('/entrega-inmediata'));
  expect(await location('/viejo?utm_source=mail&page=2')).toBe('/entrega-inmediata?utm_source=mail&page=2');
});

test('[B009] a canonical rule replaces the address of the page', async () => {
  await vi.waitFor(async () => expect((await portal.get('/viejo')).status).toBe(301));
  const text = await (await portal.get('/entrega-inmediata?q=rules')).text();
  expect(text).toContain(`<link rel="canonical" href="${portal.url}/proyectos-vivienda">`);
});

test('[B003] the rates of the API reach the pages', async () => {
  await vi.waitFor(async () =>
    expect(await (await portal.get(`/proyectos-vivienda?q=${Math.random()}`)).text()).toContain('<h1>4000</h1>'),
  );
});

test('[R109] the sitemap lists pages that the running remotes have', async () => {
  const answer = await portal.get('/sitemap.xml');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
  const offered = new Set(['home', 'housing', 'plant', 'builder', 'articleInCategory', 'login', 'userFavourites']);
  expect(listedPages(listed, offered).map(({ path }) => path)).toEqual([
    '/',
    '/proyectos-vivienda',
    '/proyectos-vivienda/cali',
    '/proyectos-vivienda/cali/sur',
    '/proyectos-vivienda/cali/sur/casa',
    '/proyectos-vivienda/bogota/suba/apartamento/torre-1',
    '/proyectos-en-el-exterior/panama/panama/apartamento/ocean-2',
    '/constructoras/andes',
    '/actualidad/finanzas/nota',
  ]);
});

test('[R109] open pages that a remote declares are in the sitemap, as far as they need no place', () => {
  const row = { owner: 'mf-insurance', layout: 'default', robots: 'index,follow', section: 'none' } as const;
  const declared = [
    { ...row, key: 'insurance/quote', pattern: '/seguros/:city?' },
    { ...row, key: 'insurance/plan', pattern: '/seguros/planes/:id' },
    { ...row, key: 'insurance/desk', pattern: '/seguros-en-casa', robots: 'noindex' },
    { ...row, key: 'insurance/off', pattern: '/seguros-de-antes' },
  ] as const;
  const offered = new Set(declared.map(({ key }) => key).filter((key) => key !== 'insurance/off'));
  const paths = listedPages({ ...listed, plants: [], listings: [], blog: [] }, offered, declared);
  expect(paths).toEqual([{ path: '/seguros' }]);
});

test('[R010, R012, R040, R041, R109, R130] launches, projects and builders with their cities are in the sitemap', () => {
  const offered = new Set([
    'launches',
    'launch',
    'development',
    'builders',
    'builder',
    'builderInCity',
    'buildersByCity',
  ]);
  expect(listedPages({ ...listed, plants: [], listings: [], blog: [] }, offered).map(({ path }) => path)).toEqual([
    '/constructoras',
    '/lanzamiento',
    '/constructoras/andes',
    '/constructoras/andes/cali',
    '/constructoras/ciudad/cali',
    '/lanzamiento/12-alameda',
    '/proyecto/13-nogal',
  ]);
});

test('[R109] every family has its listings in the sitemap, each once', () => {
  const ofFamilies = new Set([
    'housing',
    'housingByDepartment',
    'housingByRegion',
    'housingByRegionAndType',
    'vis',
    'visByDepartment',
    'gold',
    'holiday',
    'abroad',
    'neighbourhoods',
    'tour360',
    'tvByCity',
    'tvByZone',
    'searchForYouByRegion',
  ]);
  const twice = { ...listed, plants: [], listings: [...listed.listings, ...listed.listings] };
  const fixed = new Set(listedPages({ ...twice, listings: [] }, ofFamilies).map(({ path }) => path));
  const paths = listedPages(twice, ofFamilies).map(({ path }) => path);
  expect(paths.filter((path) => !fixed.has(path))).toEqual([
    '/proyectos-vivienda/cali',
    '/proyectos-vivienda/cali/sur',
    '/proyectos-vivienda/cali/sur/casa',
    '/proyectos-vivienda/departamento/valle-del-cauca',
    '/proyectos-vivienda/region/valle',
    '/proyectos-vivienda/region/valle/casa',
    '/proyectos-barrios/cali',
    '/vivienda-de-interes-social/cali',
    '/vivienda-de-interes-social/cali/sur',
    '/vivienda-de-interes-social/cali/sur/casa',
    '/vivienda-de-interes-social/departamento/valle-del-cauca',
    '/umbraltv/cali',
    '/umbraltv/cali/sur',
    '/umbraltv/cali/sur/casa',
    '/proyectos-en-el-exterior/panama',
    '/proyectos-en-el-exterior/panama/ciudad-de-panama',
    '/proyectos-en-el-exterior/panama/ciudad-de-panama/apartamento',
    '/buscamos-por-ti/region/valle',
  ]);
});

function listedPlants() {
  return keepListedPages({ apiUrl: api.url, offered: () => new Set(['plant']) });
}

test('[R109, B009] what a rule replaces is not in the sitemap', async () => {
  const isReplaced = (path: string) => path.endsWith('/torre-1');
  const sitemap = createSitemap({ listed: listedPlants(), isReplaced });
  expect(String((await sitemap('/sitemap.xml', 'http://portal.test')).body)).not.toContain('/torre-1<');
});

test('[R109, C159] the sitemap reads every page of the API', async () => {
  const sitemap = createSitemap({ listed: listedPlants(), isReplaced: () => false });
  const { body } = await sitemap('/sitemap.xml', 'http://portal.test');
  const text = String(body);
  expect(text).toContain('<loc>http://portal.test/proyectos-vivienda/bogota/suba/apartamento/torre-1</loc>');
  expect(text).toContain('/torre-3</loc>');
  expect(text.match(/torre-/g)).toHaveLength(2);
});

test('[R109] past 50,000 addresses the sitemap is an index', () => {
  const many = Array.from({ length: maxUrls + 1 }, (_, index) => ({ path: `/p/${index}` }));
  const files = sitemapFiles(many, 'http://portal.test');
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
  expect(files.get('/sitemap.xml')).toContain('<loc>http://portal.test/sitemap-2.xml</loc>');
  expect(files.get('/sitemap-2.xml')).toContain('<loc>http://portal.test/p/50000</loc>');
  expect([...sitemapFiles(many.slice(1), 'http://portal.test').keys()]).toEqual(['/sitemap.xml']);
});
