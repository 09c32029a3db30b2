import { screen, within } from '@testing-library/react';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { expect, test } from 'vitest';
import { builderFixture, cityFixture } from '../testing/builder-fixtures.ts';
import { type Answers, fakeCall, renderPage } from '../testing/probe-context.tsx';
import { buildersHead } from './builders-head.ts';
import { BuildersPage } from './builders-page.tsx';
import { loadBuildersOfCity, loadDirectory } from './builders-queries.ts';

const signal = new AbortController().signal;
const origin = 'https://portal.test';
const cities = [cityFixture(1, 'Bogotá', 'bogota'), cityFixture(2, 'Cali', 'cali')];
const answers: Answers = {
  C005: () => ({ data: cities[1] }),
  C008: () => ({ data: cities }),
  C044: () => ({ data: [builderFixture()], total: 50, page: 2, items_by_page: 24, pages: 3 }),
  C047: () => ({ data: [builderFixture()] }),
};
const { call, calls } = fakeCall(answers);

async function directory(page: number, query?: string) {
  const data = await loadDirectory(call, { page, ...(query ? { query } : {}) }, signal);
  if (!data) throw new Error('The directory was expected');
  return data;
}

test('[R009] the directory has a search, cities, cards and real links to its pages', async () => {
  renderPage(BuildersPage, await directory(2));
  expect(screen.getByRole('heading', { level: 1, name: 'Constructoras' })).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: 'Busca una constructora' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cali' }).getAttribute('href')).toBe('/constructoras/ciudad/cali');
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link').getAttribute('href')).toBe('/constructoras/trazo-ladrillo');
  expect(card.getByText('Calificación 4,3 de 5, 9 opiniones')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Página 3' }).getAttribute('href')).toBe('/constructoras?page=3');
});

test('[R009] the name is asked of the server, 24 a page; a page behind the last does not exist', async () => {
  await directory(1, 'trazo');
  expect(calls).toContainEqual({ id: 'C044', input: { query: { q: 'trazo', page: 1, items_by_page: 24 } } });
  expect(await loadDirectory(call, { page: 4 }, signal)).toBeUndefined();
});

test('[B008, B104] the head of a page knows its neighbours; a search is not indexed', async () => {
  const head = buildersHead(await directory(2), origin);
  expect(head).toMatchObject({
    title: 'Constructoras, página 2 | Umbral',
    canonical: '/constructoras?page=2',
    prev: '/constructoras',
    next: '/constructoras?page=3',
  });
  expect(head.robots).toBeUndefined();
  expect(buildersHead(await directory(2, 'trazo'), origin)).toMatchObject({
    robots: 'noindex,follow',
    next: '/constructoras?q=trazo&page=3',
  });
});

test('a name that nobody has leaves a way on', async () => {
  renderPage(BuildersPage, { ...(await directory(1, 'zz')), builders: [], total: 0, pages: 0 });
  expect(screen.getByRole('heading', { name: 'No encontramos constructoras con ese nombre' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Ver todas' })).not.toHaveLength(0);
});

test('[R010] the builders of a city; an unknown city does not exist', async () => {
  const data = await loadBuildersOfCity(call, 'cali', signal);
  renderPage(BuildersPage, data);
  expect(screen.getByRole('heading', { level: 1, name: 'Constructoras en Cali' })).toBeTruthy();
  expect(data && buildersHead(data, origin).canonical).toBe('/constructoras/ciudad/cali');
  const unknown = fakeCall({
    ...answers,
    C005: () => {
      throw new ApiError({ type: 'not-found', title: '', status: 404 });
    },
  });
  expect(await loadBuildersOfCity(unknown.call, 'narnia', signal)).toBeUndefined();
});
