import { niza } from '@umbral/domain/testing/record-fixture.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { RemoteBus } from '@umbral/protocol/events/bus.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { PlantQuery } from '../model/plant-query.ts';
import { fakeIndex, hit } from '../testing/index-answers.ts';
import type { topics } from '../topics.ts';
import { type ListingRequest, loadListing, loadSheet } from './listing-queries.ts';

const environment = {
  remote: 'mf-search',
  version: 'test',
  apiBase: '/api',
  search: { appId: 'app', apiKey: 'key', host: 'search.test/search', protocol: 'https' },
  currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' },
  origin: 'https://portal.test',
} as const;

const unknownCity: CallApi = () => Promise.reject(new ApiError({ type: 'not-found', title: 'no city', status: 404 }));

/** Whether what the index finds can still be had. */
let isActive = 1;

/** Plants in Suba, Bogotá only; a second department has a city that nobody asked for. */
function answer({ filters = '', facets = [], hitsPerPage, page = 0 }: PlantQuery) {
  const tree = { place_path: { 'CO > centro > Cundinamarca > Bogotá > Suba > Niza': 30 } };
  if (facets.includes('place_path')) return { hits: [], nbHits: 30, facets: tree };
  const elsewhere = /slug:"(?!bogota|suba|cundinamarca|niza)/.test(filters);
  if (elsewhere) return { hits: [], nbHits: 0, nbPages: 0, facets: {} };
  const isCityCount = facets.length === 1 && facets[0]?.endsWith('city') === true;
  const cities = filters.includes('department_slug') ? { Bogotá: 30 } : { Bogotá: 30, Cali: 9 };
  return {
    hits:
      hitsPerPage === 1
        ? [{ project: { localization: niza } }]
        : hitsPerPage === 0
          ? []
          : [{ ...hit(1), isActive }, { ...hit(2), isActive }, ...(isActive ? [{ id: 'x' }] : [])],
    nbHits: isActive || !filters.includes('room_number') ? 30 : 2,
    nbPages: page < 2 ? 2 : 0,
    facets: isCityCount ? { 'project.localization.city': cities } : { 'project.localization.zone': { Suba: 30 } },
  };
}

const index = fakeIndex(answer);

/** What the portal has told of fairs. */
let fair: z.output<(typeof topics)['fair/state-changed']['schema']> | undefined;
const bus = { last: (topic: string) => (topic === 'fair/state-changed' ? fair : undefined) } as RemoteBus;

function load<Outcome = Awaited<ReturnType<typeof loadListing>>>(
  href: string,
  call: CallApi = unknownCity,
  query: (request: ListingRequest) => Promise<Outcome> = loadListing as never,
) {
  vi.stubGlobal('fetch', index.fetch);
  index.requests.length = 0;
  const url = new URL(href, 'https://portal.test');
  return query({
    url,
    remote: { call, environment, bus },
    signal: new AbortController().signal,
    now: 1_780_300_000_000,
  });
}

async function found(href: string) {
  const outcome = await load(href);
  if (outcome.kind !== 'found') throw new Error(`${href} is ${outcome.kind}`);
  return outcome.data;
}

afterEach(() => {
  vi.unstubAllGlobals();
  fair = undefined;
  isActive = 1;
});

test('[B080] where the portal has told that no fair is on nobody asks for fairs', async () => {
  const asked: string[] = [];
  const call: CallApi = async ({ id }) => {
    asked.push(id);
    return { data: [{ status: '1', projects: 3, hyphenized: 'feria-eje', name: 'Feria del Eje' }] } as never;
  };
  fair = { active: false, hyphenized: null };
  const without = await load('/proyectos-vivienda', call);
  expect(asked).toEqual([]);
  expect(without).toMatchObject({ data: { fairs: [] } });
  fair = { active: true, hyphenized: 'feria-eje' };
  expect(await load('/proyectos-vivienda', call)).toMatchObject({ data: { fairs: [{ name: 'Feria del Eje' }] } });
  expect(asked).toEqual(['C032']);
});

test('[R047, B040] a listing is one request and gives ready data', async () => {
  const data = await found('/proyectos-vivienda');
  expect(index.requests).toHaveLength(1);
  expect(data).toMatchObject({ heading: 'Vivienda nueva en Colombia', count: 30, page: 1, pages: 2 });
  expect(data.cards.map(({ id, href }) => [id, href])).toEqual([
    [1, '/proyectos-vivienda/bogota/suba/apartamento/nogal-1-apartamento-tipo-a'],
    [2, '/proyectos-vivienda/bogota/suba/apartamento/nogal-2-apartamento-tipo-a'],
  ]);
  expect(data.cards[0]).toMatchObject({ priceCop: 300_000_001, updatedLabel: 'hace 4 días' });
});

test('where nothing that matches can be had any more there are ways out, as where nothing matches', async () => {
  const href = '/proyectos-vivienda?h=2';
  expect((await found(href)).relief).toBeUndefined();
  isActive = 0;
  const { relief, cards } = await found(href);
  expect(cards).toHaveLength(2);
  expect(relief?.relaxed).toMatchObject([{ href: '/proyectos-vivienda', count: 30 }]);
});

test('[B023, B040] the form of a sheet is one request that is no search of a visitor, and the same as its listing has', async () => {
  const { sheet } = await found('/proyectos-vivienda?page=2');
  const asked = await load('/proyectos-vivienda?page=2', unknownCity, loadSheet);
  expect(asked).toEqual(sheet);
  expect(index.requests).toHaveLength(1);
  expect(index.requests.flat().filter(({ analytics }) => analytics !== false)).toEqual([]);
});

test('[B070] an address may ask for the page with its sheet open, and is no other listing for that', async () => {
  const data = await found('/proyectos-vivienda?panel=filtros');
  expect(data).toMatchObject({ opensSheet: true, href: '/proyectos-vivienda' });
  expect(await found('/proyectos-vivienda')).not.toHaveProperty('opensSheet');
});

test('[B025] the first listing of a city also asks for its neighbours, the next one knows where they are', async () => {
  const first = await found('/proyectos-vivienda/bogota');
  expect(index.requests).toHaveLength(2);
  const cities = (data: typeof first) => data.sheet?.places.find(({ name }) => name === 'ciudad')?.options;
  expect(cities(first)?.map(({ label }) => label)).toEqual(['Bogotá']);
  const second = await found('/proyectos-vivienda/bogota?h=2');
  expect(index.requests).toHaveLength(1);
  expect(cities(second)).toEqual(cities(first));
});

test('[B025, B040] the first listing that a tab asks for knows where the city on the screen lies', async () => {
  const onServer = await found('/proyectos-vivienda/bogota');
  vi.resetModules();
  const tab = await import('./listing-queries.ts');
  const { showListing } = await import('../results/shown-listings.ts');
  vi.stubGlobal('location', { pathname: '/proyectos-vivienda/bogota', search: '' });
  showListing('default', JSON.parse(JSON.stringify(onServer)));
  const outcome = await load('/proyectos-vivienda/bogota?h=2', unknownCity, tab.loadListing);
  expect(outcome.kind).toBe('found');
  expect(index.requests).toHaveLength(1);
});

test('[B025, R059] a city abroad does not lie where one of the same name lies in Colombia', async () => {
  await found('/proyectos-vivienda/bogota');
  await load('/proyectos-en-el-exterior/panama/bogota');
  expect(index.requests.flat().some(({ filters = '' }) => filters.includes('department_slug'))).toBe(false);
});

test.each([
  ['/proyectos-vivienda/narnia', 'Ciudad no encontrada'],
  ['/proyectos-vivienda/bogota/narnia', 'Zona no encontrada'],
  ['/proyectos-vivienda/bogota/suba/castillo', 'Inmueble no encontrado'],
  ['/proyectos-vivienda/undefined/suba', 'Ruta inválida'],
  ['/proyectos-vivienda/%00', 'Ciudad no encontrada'],
  ['/proyectos-vivienda/activas', 'Ciudad no encontrada'],
  ['/proyectos-vivienda/region/narnia', 'Región no encontrada'],
  ['/proyectos-vivienda/region/caribe/castillo', 'Inmueble no encontrado'],
  ['/proyectos-vivienda/departamento/narnia', 'Departamento no encontrado'],
  ['/proyectos-vivienda/departamento', 'Departamento no encontrado'],
  ['/proyectos-barrios/bogota/narnia', 'Barrio no encontrado'],
  ['/proyectos-en-el-exterior/narnia', 'País no encontrado'],
  ['/proyectos-en-el-exterior/narnia/bogota', 'País no encontrado'],
  ['/proyectos-en-el-exterior/colombia', 'País no encontrado'],
  ['/proyectos-en-el-exterior/panama/narnia', 'Ciudad no encontrada'],
])('[B005, B006, M022-M025] %s: %s', async (href, message) => {
  expect(await load(href)).toEqual({ kind: 'missing', message });
});

test('[B005] a city of the catalogue without plants is known: an empty listing, no 404', async () => {
  const call = vi.fn(async () => ({ data: { name: 'Leticia', country_code: 'CO' } }));
  const outcome = await load('/proyectos-vivienda/leticia', call as never);
  expect(outcome).toMatchObject({ kind: 'found', data: { heading: 'Vivienda nueva en Leticia', cards: [] } });
});

test('[R059, B005] a city of another country is not in this one; a slug that no city could have is none', async () => {
  const call = vi.fn(async () => ({ data: { name: 'Miami', country_code: 'US' } }));
  expect(await load('/proyectos-en-el-exterior/estados-unidos/miami', call as never)).toMatchObject({ kind: 'found' });
  expect(await load('/proyectos-en-el-exterior/panama/miami', call as never)).toEqual({
    kind: 'missing',
    message: 'Ciudad no encontrada',
  });
  const refusing: CallApi = () =>
    Promise.reject(new ApiError({ type: 'invalid-input', title: 'no slug', status: 422 }));
  expect(await load('/proyectos-vivienda/%00', refusing)).toMatchObject({ kind: 'missing' });
});

test('[B008] a page after the last one does not exist', async () => {
  expect(await load('/proyectos-vivienda?page=9')).toEqual({ kind: 'missing' });
});

test.each([
  ['?filtros=1&ciudad=bogota&zona=suba&dep=cundinamarca&tipo=casa', '/proyectos-vivienda/bogota/suba/casa'],
  ['?filtros=1&ciudad=bogota&zona=belen', '/proyectos-vivienda/bogota'],
  ['?filtros=1&dep=cundinamarca&ciudad=medellin', '/proyectos-vivienda/departamento/cundinamarca'],
  ['?filtros=1&q=Suba, Bogotá&tipo=casa', '/proyectos-vivienda/bogota/suba/casa'],
  ['?filtros=1&q=Nogal 80', '/proyectos-vivienda?q=Nogal+80'],
  [
    '?filtros=1&q=apto 2 alcobas en suba por menos de 300 millones con balcón y gimnasio',
    '/proyectos-vivienda/bogota/suba/apartamento?p=-300M&h=2&con=gym&balcon=1',
  ],
  ['?filtros=1&q=casa en suba&tipo=apartamento&h=3', '/proyectos-vivienda/bogota/suba/apartamento?h=3'],
])('[B024-B027] the form %s leads to %s', async (query, href) => {
  expect(await load(`/proyectos-vivienda${query}`)).toEqual({ kind: 'moved', href });
});

test('[B044] an index that refuses is an error, not an empty list', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'filters: Unexpected token' }, { status: 400 }));
  const url = new URL('https://portal.test/proyectos-vivienda');
  const request = {
    url,
    remote: { call: unknownCity, environment, bus },
    signal: new AbortController().signal,
    now: 0,
  };
  await expect(loadListing(request)).rejects.toThrow('Unexpected token');
});

test('a page that is left stops its search', async () => {
  const stop = new AbortController();
  const fetch = vi.fn((_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  vi.stubGlobal('fetch', fetch);
  const url = new URL('https://portal.test/proyectos-vivienda');
  const pending = loadListing({ url, remote: { call: unknownCity, environment, bus }, signal: stop.signal, now: 0 });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  stop.abort(new DOMException('left', 'AbortError'));
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});
