import { screen } from '@testing-library/react';
import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from 'vitest';
import { renderPage } from '../testing/probe-context.tsx';
import { SearchForYouThanksPage } from './search-for-you-thanks-page.tsx';
import { handle, loader } from './search-for-you-thanks-route.ts';

const dataOf = (routeKey: 'searchForYouThanks' | 'searchForYouAbroadThanks', query = '') =>
  loader({ routeKey, request: new Request(`https://portal.test/buscamos-por-ti/gracias${query}`) } as never);

test('[R073] the thanks lead on to the listing of the region that the lead came from', () => {
  renderPage(SearchForYouThanksPage, dataOf('searchForYouThanks', '?region=caribe'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¡Gracias! Ya estamos buscando por ti');
  expect(screen.getByRole('link', { name: 'Ver proyectos' }).getAttribute('href')).toBe(
    '/proyectos-vivienda/region/caribe',
  );
  expect(routes.searchForYouThanks.robots).toBe('noindex');
});

test.each(['', '?region=amazonia', '?region=<script>'])('[R073] with the query "%s" to all housing', (query) => {
  expect(dataOf('searchForYouThanks', query).listing).toBe('/proyectos-vivienda');
});

test('[R075] the thanks of the page abroad lead to the listings abroad, and are not indexed', () => {
  const data = dataOf('searchForYouAbroadThanks');
  renderPage(SearchForYouThanksPage, data);
  expect(screen.getByText(/dos días hábiles/)).toBeDefined();
  expect(data.listing).toBe('/proyectos-en-el-exterior');
  expect(handle.head({ data } as never).canonical).toBe('/buscamos-por-ti/internacional/gracias');
  expect(routes.searchForYouAbroadThanks.robots).toBe('noindex');
});
