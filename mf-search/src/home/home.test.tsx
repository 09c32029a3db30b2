import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeIndex } from '../testing/index-answers.ts';
import { renderPage } from '../testing/probe-context.tsx';
import { searchBarOptions } from '../ui/search-bar-options.ts';
import { HomePage } from './home-page.tsx';
import { loadHome } from './home-queries.ts';

const search = { appId: 'app', apiKey: 'key', host: 'search.test', protocol: 'https' } as const;

const plant = (id: number, project: number) => ({ id, project: { id: project } });

afterEach(() => vi.unstubAllGlobals());

test('[R001, M041] the home page begins with the search and says how much there is', () => {
  renderPage(HomePage, { count: 1284, options: searchBarOptions(), quickLinks: [], newest: [7] });
  const title = 'Tu casa todavía es un plano. Mírala con todos sus números.';
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText('1.284 inmuebles nuevos')).toBeDefined();
  expect(screen.getByText('Comienza por aquí')).toBeDefined();
});

test('the home page embeds parts of at least four remotes', () => {
  renderPage(HomePage, { count: 1, options: searchBarOptions(), quickLinks: [], newest: [7] });
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
  const { count, quickLinks, newest } = await loadHome(search, new AbortController().signal);
  expect(requests).toHaveLength(1);
  expect(count).toBe(12);
  expect(newest).toEqual([9, 5]);
  expect(quickLinks.map(({ label }) => label)).toEqual(['Cali', 'Bogotá', 'Entrega inmediata', 'VIS']);
});
