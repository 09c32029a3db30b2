import { act, screen, within } from '@testing-library/react';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIndex } from '../testing/index-answers.ts';
import { renderPage } from '../testing/probe-context.tsx';
import type { topics } from '../topics.ts';
import { searchBarOptions } from '../view-model/search-bar-options.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './home-queries.ts';

const search = { appId: 'app', apiKey: 'key', host: 'search.test', protocol: 'https' } as const;
const nobody: CallApi = () => Promise.reject(new Error('nobody is asked'));
const sources = { search, call: nobody };

const fresh = {
  label: 'Lo que llegó esta semana',
  href: '/proyectos-vivienda?orden=nuevos',
  alertHref: alertFormHref({ country: 'CO' }, '/proyectos-vivienda?orden=nuevos'),
  count: 48,
};
const monthlyHref = '/proyectos-vivienda?orden=cuota';
const now = Date.parse('2026-11-21T12:00:00Z');

const plant = (id: number) => ({ id });

// jsdom sees nothing: what waits to come into sight stays away.
class Blind {
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Blind));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('[R001, M041] the home page begins with the search and says how much there is', () => {
  renderPage(HomePage, { count: 1284, options: searchBarOptions(), quickLinks: [], newest: [7], fresh, monthlyHref });
  const title = 'Tu casa todavía es un plano. Mírala con todos sus números.';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText('1.284 proyectos nuevos')).toBeDefined();
  expect(screen.getByText('Comienza por aquí')).toBeDefined();
});

const bare = { count: 1, options: searchBarOptions(), quickLinks: [], newest: [], fresh, monthlyHref };

test('[B113] home says why a guard has sent the visitor there', () => {
  history.replaceState(null, '', '/?permissions=insufficient');
  const toast = vi.fn();
  renderPage(HomePage, bare, { toast });
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    tone: 'warning',
    text: 'Tu cuenta no tiene permiso para ver esa página. Es de las constructoras y de la administración.',
  });
  history.replaceState(null, '', '/');
});

test.each(['/', '/?permissions=all'])('[B113] home gives no reason at %s', (address) => {
  history.replaceState(null, '', address);
  const toast = vi.fn();
  renderPage(HomePage, bare, { toast });
  expect(toast).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test('the home page embeds parts of at least four remotes', () => {
  renderPage(HomePage, { count: 1, options: searchBarOptions(), quickLinks: [], newest: [7], fresh, monthlyHref });
  const slots = [...document.querySelectorAll('[data-fragment]')].map((slot) => slot.getAttribute('data-fragment'));
  expect(new Set(slots.map((slot) => slot?.split('/')[0])).size).toBeGreaterThanOrEqual(4);
});

test('[B042] its shortcuts are counted by one request; those that lead to nothing are left out', async () => {
  const { fetch, requests } = fakeIndex(({ filters = '', indexName }) => ({
    hits: indexName.endsWith('newest') ? [plant(9), plant(5)] : [],
    nbHits: filters.includes('with-subsidy') ? 0 : 12,
    facets: { 'project.localization.city': { Bogotá: 8, Cali: 4 } },
  }));
  vi.stubGlobal('fetch', fetch);
  const { count, quickLinks, newest } = await loadHome(sources, new AbortController().signal, now);
  expect(requests).toHaveLength(1);
  expect(count).toBe(12);
  expect(newest).toEqual([9, 5]);
  expect(requests[0]?.every(({ distinct }) => distinct)).toBe(true);
  expect(quickLinks.map(({ label }) => label)).toEqual(['Cali', 'Bogotá', 'Entrega inmediata', 'VIS']);
});

test('what came in a week is counted for whoever has searched nothing yet', async () => {
  const { fetch, requests } = fakeIndex(() => ({ hits: [], nbHits: 3 }));
  vi.stubGlobal('fetch', fetch);
  const home = await loadHome(sources, new AbortController().signal, now);
  expect(home.fresh).toEqual({ ...fresh, count: 3 });
  const week = requests[0]?.find(({ filters }) => filters?.includes('created_at'));
  expect(week?.filters).toContain(`created_at >= ${now / 1000 - 7 * 86_400 + 1}`);
});

test('[R001, C396] while the index is away the numbers and the newest homes are those of the database', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('connection refused')));
  const listing = (total: number, data: readonly unknown[] = [], counts: readonly unknown[] = []) => ({
    data,
    total,
    pages: 1,
    counts,
  });
  const bogota = { name: 'Bogotá', slug: 'bogota', count: 30 };
  const call = vi.fn(async () => ({
    data: [listing(90, [plant(9), plant(7)], [bogota]), listing(5), listing(0), listing(7), listing(2)],
  }));
  const home = await loadHome({ search, call: call as never }, new AbortController().signal, now);
  expect(home).toMatchObject({ count: 90, newest: [9, 7], fresh: { count: 5 }, isStandIn: true });
  expect(home.quickLinks.map(({ label, count }) => [label, count])).toEqual([
    ['Bogotá', 30],
    ['VIS', 7],
    ['Con subsidio', 2],
  ]);
  renderPage(HomePage, home);
  expect(await screen.findByText(/no están disponibles por un momento/)).toBeDefined();
});

test('[C120] without script an alert for what is new leads to its form', () => {
  renderPage(HomePage, { count: 1, options: searchBarOptions(), quickLinks: [], newest: [], fresh, monthlyHref });
  const band = screen.getByRole('region', { name: 'Lo que llegó esta semana' });
  expect(within(band).getByRole('link', { name: 'Crear alerta' }).getAttribute('href')).toBe(fresh.alertHref);
});

test('the last search of this device can be resumed and says what is new since', async () => {
  const { fetch, requests } = fakeIndex(() => ({ hits: [], nbHits: 1234 }));
  vi.stubGlobal('fetch', fetch);
  const past = { href: '/proyectos-vivienda/bogota/suba?h=2', label: 'Suba · 2 hab', at: now };
  localStorage.setItem(localKeys.pastSearches, JSON.stringify([past]));
  const { bus } = renderPage(HomePage, {
    count: 1,
    options: searchBarOptions(),
    quickLinks: [],
    newest: [],
    fresh,
    monthlyHref,
  });
  const band = await screen.findByRole('region', { name: 'Retoma' });
  await vi.waitFor(() => expect(band.textContent).toContain('1.234 nuevos'));
  expect(band.textContent).toContain('«Suba · 2 hab»');
  expect(within(band).getByRole('link', { name: 'Ver' }).getAttribute('href')).toBe(past.href);
  expect(requests[0]?.[0]?.filters).toMatch(/zone_slug:"suba" AND room_number = 2 AND created_at >= \d+$/);
  const asked = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-account').handle('account/create-alert', asked);
  const alert = within(band).getByRole('link', { name: 'Crear alerta' });
  const watched = { country: 'CO', city: 'bogota', zone: 'suba', room: '2' } as const;
  expect(alert.getAttribute('href')).toBe(alertFormHref(watched, past.href));
  act(() => alert.click());
  expect(asked).toHaveBeenCalledWith({ path: past.href });
});

test.each([
  '{',
  '[1]',
  '[{"href":"https://evil.test","label":"x","at":1}]',
  '[{"href":"//evil.test","label":"x","at":1}]',
])('a broken memory shows the week instead: %s', async (stored) => {
  localStorage.setItem(localKeys.pastSearches, stored);
  renderPage(HomePage, { count: 1, options: searchBarOptions(), quickLinks: [], newest: [], fresh, monthlyHref });
  expect(screen.getByRole('region', { name: 'Lo que llegó esta semana' }).textContent).toContain('48 proyectos nuevos');
});
