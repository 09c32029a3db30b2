import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { asOnServer } from '@umbral/kit/testing/as-on-server.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, expect, test } from 'vitest';
import { BuilderContactPart } from '../contact/builder-contact-part.ts';
import { builderFixture, cityFixture } from '../testing/builder-fixtures.ts';
import { recordFixture } from '../testing/plant-fixtures.ts';
import { type Answers, fakeCall, renderPage } from '../testing/probe-context.tsx';
import type { BuilderData } from './builder-data.ts';
import { builderHead } from './builder-head.ts';
import { BuilderPage } from './builder-page.tsx';
import { type BuilderRequest, loadBuilder } from './builder-queries.ts';

const signal = new AbortController().signal;
const origin = 'https://portal.test';
const cali = cityFixture(2, 'Cali', 'cali');
const nothing = () => {
  throw new ApiError({ type: 'not-found', title: '', status: 404 });
};

/** A builder with 30 projects in Bogotá and 2 in Cali; one of those is being launched. */
function cardsPage(input: unknown) {
  const { city, status, page } = Object(Reflect.get(Object(input), 'query'));
  const inCity = city === 'cali' ? 2 : 32;
  const total = status === 'launch' ? 1 : status === 'sold-out' ? 0 : inCity;
  const size = Math.max(0, Math.min(24, total - (page - 1) * 24));
  const data = Array.from({ length: size }, (_, index) => ({
    home: recordFixture({ id: index + 1 }),
    homes: 2,
    rooms: null,
    baths: null,
    parking: null,
    built_area: { min: 40, max: 58 },
  }));
  return {
    data,
    total,
    page,
    items_by_page: 24,
    pages: Math.ceil(total / 24),
    cities: [
      { slug: 'bogota', name: 'Bogotá', count: 30 },
      { slug: 'cali', name: 'Cali', count: 2 },
    ],
    statuses: [
      { key: 'off-plan', count: inCity - 1 },
      { key: 'launch', count: 1 },
    ],
  };
}
const answers: Answers = {
  C005: () => ({ data: cali }),
  C045: () => ({ data: builderFixture() }),
  C317: cardsPage,
};

beforeAll(async () => {
  await Promise.all([BuilderContactPart.preload(), import('../contact/builder-contact-sending.ts')]);
});

/** The page with its first two cards: finding things among two dozen takes a test seconds. */
function draw(data: BuilderData | undefined) {
  return renderPage(BuilderPage, data && { ...data, cards: data.cards.slice(0, 2) });
}

function load(request: Partial<BuilderRequest> = {}, change: Answers = {}) {
  const { call } = fakeCall({ ...answers, ...change });
  return loadBuilder(call, { slug: 'trazo-ladrillo', page: 1, ...request }, signal);
}

test('[R011] the page shows name, rating, ways to reach it, its first 24 projects and its branches', async () => {
  const data = await load();
  draw(data);
  expect(data?.cards).toHaveLength(24);
  expect(screen.getByRole('heading', { level: 1, name: 'Trazo & Ladrillo' })).toBeTruthy();
  expect(screen.getByText('Calificación 4,3 de 5, 9 opiniones')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Llamar al +57 300 000 0005' }).getAttribute('href')).toBe(
    'tel:+573000000005',
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Página 2' }).getAttribute('href')).toBe(
    '/constructoras/trazo-ladrillo?page=2',
  );
  expect(screen.getByRole('heading', { name: 'Sede Bogotá' })).toBeTruthy();
  expect(screen.getByText('Empezó con doce casas.')).toBeTruthy();
  expect(screen.getByText('Posventa propia')).toBeTruthy();
});

test('[R011] the first words to a builder say who writes and what about', async () => {
  const data = await load();
  draw(data && { ...data, whatsapp: '+57 300 123 4567' });
  const link = screen.getByRole('link', { name: 'WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    'https://wa.me/573001234567?text=Hola, vi a Trazo & Ladrillo en Umbral y quiero saber más de sus proyectos.',
  );
});

test('[R011] the second page holds the rest, a third does not exist', async () => {
  expect((await load({ page: 2 }))?.cards).toHaveLength(8);
  expect(await load({ page: 3 })).toBeUndefined();
});

test('[R012] in a city it shows what it sells there', async () => {
  const data = await load({ city: 'cali' });
  draw(data);
  expect(screen.getByRole('heading', { level: 1, name: 'Trazo & Ladrillo en Cali' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(data && builderHead(data, origin).canonical).toBe('/constructoras/trazo-ladrillo/cali');
});

test('[R011, R012] an unknown builder, an unknown city and a city without it do not exist', async () => {
  expect(await load({}, { C045: nothing })).toBeUndefined();
  expect(await load({ city: 'cali' }, { C005: nothing })).toBeUndefined();
  const none = { ...cardsPage({ query: { page: 1 } }), data: [], total: 0, pages: 0, statuses: [] };
  expect(await load({ city: 'cali' }, { C317: () => none })).toBeUndefined();
});

test('[R011, R012] projects are chosen by city and by state with links that keep the other choice', async () => {
  draw(await load({ city: 'cali', status: 'launch' }));
  const cities = within(screen.getByRole('navigation', { name: 'Proyectos por ciudad' }));
  const states = within(screen.getByRole('navigation', { name: 'Proyectos por estado' }));
  const hrefs = (nav: typeof cities) => nav.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs(cities)).toEqual([
    '/constructoras/trazo-ladrillo?estado=lanzamiento',
    '/constructoras/trazo-ladrillo/bogota?estado=lanzamiento',
    '/constructoras/trazo-ladrillo/cali?estado=lanzamiento',
  ]);
  expect(hrefs(states)).toEqual([
    '/constructoras/trazo-ladrillo/cali',
    '/constructoras/trazo-ladrillo/cali?estado=sobre-planos',
    '/constructoras/trazo-ladrillo/cali?estado=lanzamiento',
  ]);
  expect(states.getByRole('link', { current: true }).textContent).toBe('Lanzamiento1');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('[R011] a state in which it has nothing leads back to all its projects', async () => {
  draw(await load({ status: 'sold-out' }));
  expect(screen.getByRole('heading', { name: 'No tiene proyectos en ese estado' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver todos sus proyectos' }).getAttribute('href')).toBe(
    '/constructoras/trazo-ladrillo',
  );
});

test('[R012] in a city where it has only a branch it says so', async () => {
  const [branch] = builderFixture().branches;
  const branches = branch ? [{ ...branch, city: 'Cali' }] : [];
  const none = { ...cardsPage({ query: { page: 1, status: 'sold-out' } }), statuses: [] };
  const data = await load({ city: 'cali' }, { C045: () => ({ data: builderFixture({ branches }) }), C317: () => none });
  draw(data);
  expect(screen.getByRole('heading', { name: 'Por ahora no tiene proyectos en Cali' })).toBeTruthy();
  expect(screen.getByText('Sede principal')).toBeTruthy();
});

test('[R012] in a city its own branch is shown; without one there, all of them', async () => {
  const [branch] = builderFixture().branches;
  if (!branch) throw new Error('the fixture has a branch');
  const both = [branch, { ...branch, id: 2, name: 'Sede Cali', city: 'Cali', is_main: false }];
  const namesOf = async (branches: typeof both) =>
    (await load({ city: 'cali' }, { C045: () => ({ data: builderFixture({ branches }) }) }))?.branches.map(
      ({ name }) => name,
    );
  expect(await namesOf(both)).toEqual(['Sede Cali']);
  expect(await namesOf([branch])).toEqual(['Sede Bogotá']);
});

test('[B081] the answer of the buyer in the middle is told; of few opinions only how many there are', async () => {
  draw(await load());
  expect(screen.getByText('Suele responder el mismo día')).toBeTruthy();
  cleanup();
  const few = builderFixture({ rating: null, rating_count: 3, response_time: null });
  const data = await load({}, { C045: () => ({ data: few }) });
  draw(data);
  expect(screen.getByText('3 opiniones: muy pocas para una calificación')).toBeTruthy();
  expect(screen.queryByText(/Suele responder/)).toBeNull();
  expect(data && asOnServer(() => builderHead(data, origin)).jsonLd?.[1]).not.toHaveProperty('aggregateRating');
});

test('[R011] the map of its projects is asked for by a button, and not before', async () => {
  const { calls } = draw(await load());
  const slot = () => document.querySelector<HTMLElement>('[data-fragment="mf-search/builder-map"]');
  expect(slot()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ver en el mapa' }));
  expect(slot()?.dataset.props).toBe('{"builder":"trazo-ladrillo"}');
  expect(calls).toEqual([]);
});

test('a builder that sells nothing for now says so', async () => {
  renderPage(
    BuilderPage,
    await load(
      {},
      { C317: () => ({ ...cardsPage({ query: { page: 1, status: 'sold-out' } }), cities: [], statuses: [] }) },
    ),
  );
  expect(screen.getByRole('heading', { name: 'Por ahora no tiene proyectos publicados' })).toBeTruthy();
});

test('[B104] the head names the organization with its rating and neighbours', async () => {
  const data = await load();
  const head = data && asOnServer(() => builderHead(data, origin));
  expect(head).toMatchObject({
    canonical: '/constructoras/trazo-ladrillo',
    next: '/constructoras/trazo-ladrillo?page=2',
  });
  expect(head?.jsonLd?.[1]).toMatchObject({
    '@type': 'Organization',
    aggregateRating: { ratingValue: 4.26, ratingCount: 9 },
    sameAs: ['https://trazo.example.com', 'https://instagram.example.com/trazo'],
  });
  expect(head?.jsonLd?.[2]).toMatchObject({ '@type': 'ItemList' });
  const chosen = await load({ status: 'launch', city: 'cali' });
  expect(chosen && builderHead(chosen, origin)).toMatchObject({
    robots: 'noindex,follow',
    canonical: '/constructoras/trazo-ladrillo/cali',
  });
});

test('[C087] a builder is written to from its own page: once however often it is pressed, and what is wrong is said first', async () => {
  const { call } = fakeCall(answers);
  const data = await loadBuilder(call, { slug: 'trazo-ladrillo', page: 1 }, signal);
  const sent: unknown[] = [];
  renderPage(BuilderPage, data && { ...data, cards: [] }, {
    C087: (input) => {
      sent.push(input);
      return { ok: 1, message: 'Tus datos se han enviado correctamente' };
    },
    C010: () => ({ data: [] }),
  });
  const user = userEvent.setup();
  const form = within(screen.getByRole('form', { name: /^Escríbele a / }));
  const press = () => user.dblClick(form.getByRole('button', { name: 'Contactar' }));
  await user.type(form.getByLabelText(/^Nombre/), 'Sofía Núñez');
  await user.type(form.getByLabelText(/^Correo/), 'sofia@example.com');
  await user.type(form.getByLabelText(/^Teléfono/), '3001234567');
  await press();
  expect(await form.findByText('Debes aceptar los términos y condiciones.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.type(form.getByRole('combobox', { name: /^Ciudad/ }), 'Cali');
  await user.type(form.getByLabelText(/^Mensaje/), '¿Qué abren el próximo año?');
  await user.click(form.getByRole('checkbox', { name: /^Autorizo/ }));
  await press();
  expect((await screen.findAllByText('Tus datos se han enviado correctamente')).length).toBeGreaterThan(0);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    body: { id_builder: data?.id, phone: '+573001234567', message: '¿Qué abren el próximo año?', agree_terms: 'S' },
  });
});
