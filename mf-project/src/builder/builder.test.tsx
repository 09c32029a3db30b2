import { screen } from '@testing-library/react';
import { ApiError } from 'shared-contracts/api/problem.ts';
import { expect, test } from 'vitest';
import { builderFixture, cityFixture } from '../testing/builder-fixtures.ts';
import { recordFixture } from '../testing/plant-fixtures.ts';
import { type Answers, fakeCall, renderPage } from '../testing/probe-context.tsx';
import { builderHead } from './builder-head.ts';
import { BuilderPage } from './builder-page.tsx';
import { type BuilderRequest, loadBuilder } from './builder-queries.ts';

const signal = new AbortController().signal;
const origin = 'https://portal.test';
const plants = Array.from({ length: 30 }, (_, index) => recordFixture({ id: index + 1, objectID: String(index + 1) }));
const cali = cityFixture(2, 'Cali', 'cali');
const nothing = () => {
  throw new ApiError({ type: 'not-found', title: '', status: 404 });
};
const answers: Answers = {
  C005: () => ({ data: cali }),
  C012: () => ({ data: [cityFixture(1, 'Bogotá', 'bogota'), cali] }),
  C045: () => ({ data: builderFixture() }),
  C050: () => ({ data: plants }),
  C051: () => ({ data: plants.slice(0, 2) }),
};

function load(request: Partial<BuilderRequest> = {}, change: Answers = {}) {
  const { call } = fakeCall({ ...answers, ...change });
  return loadBuilder(call, { slug: 'trazo-ladrillo', page: 1, ...request }, signal);
}

test('[R011] the page shows name, rating, ways to reach it, its first 24 projects and its branches', async () => {
  renderPage(BuilderPage, await load());
  expect(screen.getByRole('heading', { level: 1, name: 'Trazo & Ladrillo' })).toBeTruthy();
  expect(screen.getByText('Calificación 4,3 de 5, 9 opiniones')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Llamar al +57 300 000 0005' }).getAttribute('href')).toBe(
    'tel:+573000000005',
  );
  expect(screen.getAllByRole('article')).toHaveLength(24);
  expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toBe(
    '/constructoras/trazo-ladrillo?page=2',
  );
  expect(screen.getByRole('heading', { name: 'Sede Bogotá' })).toBeTruthy();
  expect(screen.getByText('Empezó con doce casas.')).toBeTruthy();
  expect(screen.getByText('Posventa propia')).toBeTruthy();
});

test('[R011] the second page holds the rest, a third does not exist', async () => {
  expect((await load({ page: 2 }))?.cards).toHaveLength(6);
  expect(await load({ page: 3 })).toBeUndefined();
});

test('[R012] in a city it shows what it sells there', async () => {
  const data = await load({ city: 'cali' });
  renderPage(BuilderPage, data);
  expect(screen.getByRole('heading', { level: 1, name: 'Trazo & Ladrillo en Cali' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(data && builderHead(data, origin).canonical).toBe('/constructoras/trazo-ladrillo/cali');
});

test('[R011, R012] an unknown builder, an unknown city and a city without it do not exist', async () => {
  expect(await load({}, { C045: nothing })).toBeUndefined();
  expect(await load({ city: 'cali' }, { C005: nothing })).toBeUndefined();
  expect(await load({ city: 'cali' }, { C051: () => ({ data: [] }) })).toBeUndefined();
});

test('a builder that sells nothing for now says so', async () => {
  renderPage(BuilderPage, await load({}, { C050: () => ({ data: [] }) }));
  expect(screen.getByRole('heading', { name: 'Por ahora no tiene proyectos publicados' })).toBeTruthy();
});

test('[B104] the head names the organization with its rating and neighbours', async () => {
  const data = await load();
  const head = data && builderHead(data, origin);
  expect(head).toMatchObject({
    canonical: '/constructoras/trazo-ladrillo',
    next: '/constructoras/trazo-ladrillo?page=2',
  });
  expect(head?.jsonLd?.[1]).toMatchObject({
    '@type': 'Organization',
    aggregateRating: { ratingValue: 4.26, ratingCount: 9 },
    sameAs: ['https://trazo.example.com', 'https://instagram.example.com/trazo'],
  });
});
