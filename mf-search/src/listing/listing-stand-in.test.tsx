import type { WantedListing } from '@umbral/domain/api/stand-in.ts';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { toHref } from '@umbral/domain/routes/search-url.ts';
import { niza } from '@umbral/domain/testing/record-fixture.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { RemoteBus } from '@umbral/protocol/events/bus.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectBelow, showListing } from '../results/shown-listings.ts';
import { StandInNotice } from '../stand-in/stand-in-notice.tsx';
import { hit } from '../testing/index-answers.ts';
import { loadListing } from './listing-queries.ts';

const environment = {
  remote: 'mf-search',
  version: 'test',
  apiBase: '/api',
  search: { appId: 'app', apiKey: 'key', host: 'search.test/search', protocol: 'https' },
  currency: { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' },
  origin: 'https://portal.test',
} as const;
const bus = { last: () => ({ active: false }) } as unknown as RemoteBus;

/** What the database was asked for last. */
let asked: readonly WantedListing[] = [];
/** Homes of the wanted page. */
let homes = 60;

const known = ['bogota', 'suba'];
const zones = [{ name: 'Suba', slug: 'suba', count: 40 }];

/** Homes in Suba, Bogotá, and nowhere else. */
const database: CallApi = async (endpoint, input) => {
  if (endpoint.id === 'C397') {
    const path = 'CO > centro > Cundinamarca > Bogotá > Suba > Niza';
    return { data: { places: [{ path, homes: 5 }], builders: ['Cota Cero'] } } as never;
  }
  if (endpoint.id !== 'C396') throw new ApiError({ type: 'not-found', title: 'no city', status: 404 });
  ({
    body: { listings: asked },
  } = input as { body: { listings: readonly WantedListing[] } });
  const data = asked.map(({ city, zone, items_per_page: size, current_page: number = 1 }) => {
    const isThere = [city, zone].every((slug) => !slug || known.includes(String(slug)));
    if (!isThere) return { data: [], total: 0, pages: 0, counts: [] };
    if (size === 0) return { data: [], total: 60, pages: 0, counts: [] };
    if (size === 1) return { data: [{ project: { localization: niza } }], total: 60, pages: 60, counts: [] };
    return {
      data: homes > 0 ? [hit(2 * number - 1), hit(2 * number)] : [],
      total: homes,
      pages: Math.ceil(homes / 24),
      counts: zones,
    };
  });
  return { data } as never;
};

function load(href: string) {
  const url = new URL(href, 'https://portal.test');
  const remote = { call: database, environment, bus };
  return loadListing({ url, remote, signal: new AbortController().signal, now: 1_780_300_000_000 });
}

beforeEach(() => {
  homes = 60;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection refused')));
});
afterEach(() => vi.unstubAllGlobals());

test('[R047, B040, C396] without the index a listing has its homes, their number and its pages all the same', async () => {
  const outcome = await load('/proyectos-vivienda/bogota?orden=precio&h=2&page=2');
  expect(outcome).toMatchObject({
    kind: 'found',
    data: { heading: 'Vivienda nueva en Bogotá', count: 60, page: 2, pages: 3, isStandIn: true },
  });
  const [page, place] = asked;
  expect(page).toMatchObject({ city: 'bogota', room: '2', orderBy: 'price-asc', current_page: 2, countBy: 'zone' });
  expect(place).toMatchObject({ city: 'bogota', items_per_page: 1 });
  expect(place).not.toHaveProperty('room');
});

test('[B042] without the index the narrower places can be gone to, the map cannot', async () => {
  const outcome = await load('/proyectos-vivienda/bogota?vista=mapa');
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  const { seoLinks, view, views } = outcome.data;
  expect(seoLinks.map(({ href, count }) => [href, count])).toEqual([['/proyectos-vivienda/bogota/suba', 40]]);
  expect(view).toBe('cards');
  expect(views.map((one) => one.view)).not.toContain('map');
});

test('[B005] without the index a city that is none is still told; of a zone only the index can say that', async () => {
  expect(await load('/proyectos-vivienda/narnia')).toEqual({ kind: 'missing', message: 'Ciudad no encontrada' });
  await expect(load('/proyectos-vivienda/bogota/narnia')).rejects.toThrow();
});

test('[B008] without the index nobody says that a page is none; nothing found is told as such', async () => {
  await expect(load('/proyectos-vivienda/bogota?page=4')).rejects.toThrow();
  homes = 0;
  expect(await load('/proyectos-vivienda/bogota?h=5')).toMatchObject({ kind: 'found', data: { count: 0, cards: [] } });
});

test('[B041, C397] without the index a sentence is read by the places of the database', async () => {
  expect(await load('/proyectos-vivienda?q=apto 2 alcobas en suba')).toEqual({
    kind: 'moved',
    href: '/proyectos-vivienda/bogota/suba/apartamento?h=2',
  });
});

test('[B044] without the index words leave no home out: all of the list is there, and the notice says so', async () => {
  const outcome = await load('/proyectos-vivienda?q=nogal');
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  expect(asked[0]).not.toHaveProperty('text');
  const { href, filters } = outcome.data;
  expect(renderToStaticMarkup(<StandInNotice of="listing" href={href} />)).toContain('«nogal»');
  expect(filters.notes, 'nothing says that they rank').toEqual([]);
});

test.each([
  ['?filtros=1&ciudad=bogota&zona=suba&tipo=casa', '/proyectos-vivienda/bogota/suba/casa'],
  ['?filtros=1&ciudad=bogota&zona=belen', '/proyectos-vivienda/bogota'],
  ['?filtros=1&q=casa en suba&h=3', '/proyectos-vivienda/bogota/suba/casa?h=3'],
])('[B023, B025] without the index the form %s leads where it does with it', async (query, href) => {
  expect(await load(`/proyectos-vivienda${query}`)).toEqual({ kind: 'moved', href });
});

test('[B008, B044] a page of the database below one of the index brings the first page of its own order', async () => {
  const state = { ...emptySearch('housing'), city: 'bogota' };
  vi.stubGlobal('location', { pathname: '/proyectos-vivienda/bogota', search: '' });
  const ofIndex = { ...(await found('/proyectos-vivienda/bogota')), isStandIn: undefined };
  showListing('default', ofIndex);
  const below = toHref({ ...state, page: 2 });
  expectBelow(below);
  expect((await found(below)).cards.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  // Opened by its number it is itself alone.
  expect((await found(below)).cards.map(({ id }) => id)).toEqual([3, 4]);
});

async function found(href: string) {
  const outcome = await load(href);
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  return outcome.data;
}
