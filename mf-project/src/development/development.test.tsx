import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Project } from '@umbral/domain/homes/project.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { RouterContextProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { plantFixture, recordFixture } from '../testing/plant-fixtures.ts';
import { type Answers, probeContext, renderPage, standInForBrowser } from '../testing/probe-context.tsx';
import { developmentHead } from './development-head.ts';
import { DevelopmentPage } from './development-page.tsx';
import { loader } from './development-route.ts';
import { developmentDataOf } from './development-shape.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const own = '/proyecto/3-alameda-170-bogota';
const typeA = '/proyectos-vivienda/bogota/suba/apartamento/alameda-170-bogota-apartamento-tipo-a';

const other = { id: 8, objectID: '8', slug: 'alameda-170-bogota-apartamento-tipo-b', title: 'Apartamento tipo B' };
const types = [recordFixture(), recordFixture({ ...other, built_area: 72, price: { kind: 'told', cop: 480_000_000 } })];
const home = (id: number, state: 'available' | 'sold', plantId = 7, floor = id) => ({
  ...{ id, name: String(id), plant_id: plantId, tower_id: null, floor, place: null, state, is_ready: false },
  ...{ price: { kind: 'hidden' }, discount: null, built_area: null, private_area: null },
  ...{ orientation: null, outlook: null, description: null },
});

const missing = () => {
  throw new ApiError({ type: 'not-found', title: '', status: 404 });
};
const answers: Answers = {
  C045: missing,
  C057: () => ({ data: types }),
  C058: () => ({ data: plantFixture().project }),
  C068: () => ({ data: plantFixture() }),
  C343: () => ({ data: { towers: [], plants: [], units: [home(2, 'available'), home(9, 'sold')] } }),
};

beforeAll(standInForBrowser);

function load(path: string, changed: Answers = {}) {
  const { context } = probeContext({ ...answers, ...changed });
  const request = new Request(`https://portal.test${path}`);
  return loader({
    request,
    url: new URL(request.url),
    params: { id: path.split('?')[0]?.split('/').at(-1) ?? '' },
    pattern: '/proyecto/:id',
    context: new RouterContextProvider(new Map([[remoteContext, context]])),
    routeKey: 'development',
  });
}

const dataOf = (change: Partial<Project> = {}, records = types) => {
  const [first, ...others] = records;
  if (!first) throw new Error('a project without types has no page');
  return developmentDataOf({ ...plantFixture().project, ...change }, { types: [first, ...others], plants: [], now });
};

test('[R130] the own address shows every type with its homes, its floors and its plan', async () => {
  const development = await load(own);
  expect(development).toMatchObject({ id: 3, href: own, isAvailable: true, asked: { id: 7 } });
  expect(development.types).toMatchObject([
    { id: 7, href: typeA, homes: { free: 1, all: 2, floors: [2, 9] }, plan: { src: '/media/plano-800.webp' } },
    { id: 8, isOnOffer: true },
  ]);
});

test.each([
  ['other words behind the number', '/proyecto/3-otro?utm_source=x', {}, 301, `${own}?utm_source=x`],
  [
    'a project in launch',
    own,
    { C058: () => ({ data: { ...plantFixture().project, building_status: 'launch' } }) },
    302,
    '/lanzamiento/3-alameda-170-bogota',
  ],
  ['a project of one type', own, { C057: () => ({ data: types.slice(0, 1) }) }, 302, typeA],
] as const)('[R130] %s leads to the one page that answers for it', async (_what, path, changed, status, target) => {
  const answer = await load(path, changed).catch((thrown) => thrown);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('location')).toBe(target);
});

test.each([
  ['an address without a number', '/proyecto/alameda', {}],
  ['a project that nobody knows or that was withdrawn', own, { C058: missing }],
  ['a project without any public type', own, { C057: () => ({ data: [] }) }],
])('[R130] %s is a 404', async (_what, path, changed: Answers) => {
  expect(await load(path, changed).catch((thrown) => thrown)).toMatchObject({ init: { status: 404 } });
});

test('[R130] plans, homes and what is known of the builder can be away', async () => {
  const development = await load(own, { C068: missing, C343: missing });
  expect(development.types).toMatchObject([{ id: 7 }, { id: 8 }]);
  expect(development.types.flatMap(({ plan, homes }) => plan ?? homes ?? [])).toEqual([]);
});

test('[R130] each row of the table leads to the page of its type and tells what it costs', () => {
  renderPage(DevelopmentPage, dataOf());
  const table = screen.getByRole('table', { name: /Tipos de inmueble de Alameda 170/ });
  const [, first, second] = within(table).getAllByRole('row');
  if (!first || !second) throw new Error('two types are two rows');
  expect(within(first).getByRole('link', { name: 'Apartamento tipo A' }).getAttribute('href')).toBe(typeA);
  expect(first.textContent).toContain('$ 400.000.000');
  expect(second.textContent).toContain('$ 480.000.000');
  expect(screen.getByRole('region', { name: 'Precio y contacto' }).textContent).toContain('Desde $ 400.000.000');
});

test('[R130] one button asks the builder, about the smallest type on offer', async () => {
  const { bus } = renderPage(DevelopmentPage, dataOf());
  await userEvent.click(screen.getByRole('button', { name: /^Contactar/ }));
  expect(bus.recent().at(-1)).toMatchObject({ topic: 'project/open-contact', payload: { plantId: 7 } });
});

test('[R130, B046] a hidden price is told nowhere', () => {
  const hidden = types.map((type) => ({ ...type, price: { kind: 'hidden' } as const }));
  const development = dataOf({}, hidden);
  renderPage(DevelopmentPage, development);
  expect(document.body.textContent).not.toMatch(/[48]\d{2}\.000\.000/);
  expect(JSON.stringify(development)).not.toMatch(/4[08]0000000/);
  expect(screen.getByText('La constructora informa el precio cuando la contactas.')).toBeTruthy();
});

test('[R130, B108] a project that is over keeps its page and offers others instead of a form', () => {
  renderPage(DevelopmentPage, dataOf({ isActive: 0 }));
  expect(screen.getByRole('heading', { level: 2, name: 'Proyecto no disponible' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Contactar/ })).toBeNull();
  expect(screen.getAllByText('No disponible')).toHaveLength(2);
});

test('[R130, B104] titles tell how many types there are, how large and from which price on', () => {
  const { canonical, title, description } = developmentHead(dataOf(), 'https://portal.test');
  expect(canonical).toBe(own);
  expect(title).toBe('Alameda 170: apartamentos en Suba, Bogotá | Umbral');
  expect(description).toContain('2 tipos, de 58 m² a 72 m², desde $ 400.000.000');
});

test('[R130, C415] a view of the page is counted once, and nothing else is sent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = vi.fn<typeof fetch>(async () => Response.json({ ok: 1 }));
  vi.stubGlobal('fetch', sent);
  renderPage(DevelopmentPage, dataOf());
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await waitFor(() => expect(sent.mock.calls).toEqual([['/api/proyecto/3/view', { method: 'POST', keepalive: true }]]));
  vi.unstubAllGlobals();
  standInForBrowser();
});
