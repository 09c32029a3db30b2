import { act, screen, within } from '@testing-library/react';
import { alertFormHref } from '@umbral/domain/people/alert-form.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeIndex } from '../testing/index-answers.ts';
import { renderPage } from '../testing/probe-context.tsx';
import { searchBarOptions } from '../view-model/search-bar-options.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './home-queries.ts';

const search = { appId: 'app', apiKey: 'key', host: 'search.test', protocol: 'https' } as const;

const fresh = {
  label: 'Lo que llegó esta semana',
  href: '/proyectos-vivienda?orden=nuevos',
  alertHref: alertFormHref({ country: 'CO' }, '/proyectos-vivienda?orden=nuevos'),
  count: 48,
};
const monthlyHref = '/proyectos-vivienda?orden=cuota';
const now = Date.parse('2026-11-21T12:00:00Z');

const plant = (id: number, project: number) => ({ id, project: { id: project } });

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
  expect(screen.getByText('1.284 inmuebles nuevos')).toBeDefined();
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
    hits: indexName.endsWith('newest') ? [plant(9, 1), plant(8, 1), plant(5, 2)] : [],
    nbHits: filters.includes('with-subsidy') ? 0 : 12,
    facets: { 'project.localization.city': { Bogotá: 8, Cali: 4 } },
  }));
  vi.stubGlobal('fetch', fetch);
  const { count, quickLinks, newest } = await loadHome(search, new AbortController().signal, now);
  expect(requests).toHaveLength(1);
  expect(count).toBe(12);
  expect(newest).toEqual([9, 5]);
  expect(quickLinks.map(({ label }) => label)).toEqual(['Cali', 'Bogotá', 'Entrega inmediata', 'VIS']);
});

test('what came in a week is counted for whoever has searched nothing yet', async () => {
  const { fetch, requests } = fakeIndex(() => ({ hits: [], nbHits: 3 }));
  vi.stubGlobal('fetch', fetch);
  const home = await loadHome(search, new AbortController().signal, now);
  expect(home.fresh).toEqual({ ...fresh, count: 3 });
  const week = requests[0]?.find(({ filters }) => filters?.includes('created_at'));
  expect(week?.filters).toContain(`created_at >= ${now / 1000 - 7 * 86_400 + 1}`);
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
  ownedBus<'mf-account'>(bus, 'mf-account', 'test').handle('account/create-alert', asked);
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
  expect(screen.getByRole('region', { name: 'Lo que llegó esta semana' }).textContent).toContain('48 inmuebles nuevos');
});
