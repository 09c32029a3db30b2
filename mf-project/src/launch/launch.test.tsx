import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Project } from '@umbral/domain/homes/project.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { RouterContextProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { plantFixture, recordFixture } from '../testing/plant-fixtures.ts';
import { type Answers, probeContext, renderPage, standInForBrowser } from '../testing/probe-context.tsx';
import { launchHead } from './launch-head.ts';
import { LaunchPage } from './launch-page.tsx';
import { loader } from './launch-route.ts';
import { launchDataOf } from './launch-shape.ts';

const now = Date.parse('2026-11-21T15:00:00Z');
const own = '/lanzamiento/3-alameda-170-bogota';
const labels = ['Descripción', 'Galería', 'Características', 'Planos', 'Calcular cuota', 'Ubicación'];

beforeAll(standInForBrowser);

function projectOf(change: Partial<Project> = {}): Project {
  return { ...plantFixture().project, building_status: 'launch', activate_landing: true, ...change };
}

interface LaunchChange {
  readonly project?: Partial<Project>;
  readonly home?: Parameters<typeof recordFixture>[0];
  readonly plant?: Parameters<typeof plantFixture>[0];
}

function dataOf({ project, home, plant }: LaunchChange = {}) {
  const homes = [recordFixture(home), recordFixture({ id: 8, objectID: '8', title: 'Apartamento tipo B', ...home })];
  return launchDataOf(projectOf(project), { homes, plants: [plantFixture(plant)], now });
}

const missing = () => {
  throw new ApiError({ type: 'not-found', title: '', status: 404 });
};
const answers: Answers = {
  C045: missing,
  C057: () => ({ data: [recordFixture(), recordFixture({ id: 8, objectID: '8', isActive: 0 })] }),
  C058: () => ({ data: projectOf() }),
  C068: () => ({ data: plantFixture() }),
};

function load(path: string, context: RemoteContext) {
  const request = new Request(`https://portal.test${path}`);
  return loader({
    request,
    url: new URL(request.url),
    params: { id: path.split('?')[0]?.split('/').at(-1) ?? '' },
    pattern: '/lanzamiento/:id',
    context: new RouterContextProvider(new Map([[remoteContext, context]])),
    routeKey: 'launch',
  });
}

test('[R041] the own address shows the homes that can be had, with their plans', async () => {
  const { context } = probeContext(answers);
  const launch = await load(own, context);
  expect(launch).toMatchObject({ id: 3, href: own, isAvailable: true, builder: { ratingCount: 0 } });
  expect(launch.homes).toMatchObject([{ id: 7, plans: [{ name: 'Planta tipo A' }] }]);
});

test('[R041] other words behind the number lead to the own address for good, with the query', async () => {
  const { context } = probeContext(answers);
  const answer = await load('/lanzamiento/3-otro?utm_source=x', context).catch((thrown) => thrown);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(`${own}?utm_source=x`);
});

const ended = () => ({ data: plantFixture().project });

test.each([
  ['its project', [recordFixture(), recordFixture({ id: 8, objectID: '8' })], '/proyecto/3-alameda-170-bogota'],
  [
    'its only type',
    [recordFixture()],
    '/proyectos-vivienda/bogota/suba/apartamento/alameda-170-bogota-apartamento-tipo-a',
  ],
])('[R041, R130] a launch that has ended leads to the page of %s, with the query', async (_what, types, target) => {
  const { context } = probeContext({ ...answers, C058: ended, C057: () => ({ data: types }) });
  const answer = await load(`${own}?utm_source=x`, context).catch((thrown) => thrown);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(`${target}?utm_source=x`);
});

test.each([
  ['an address without a number', '/lanzamiento/alameda', {}],
  ['an unknown project', own, { C058: missing }],
  ['an ended launch without any public type', own, { C058: ended, C057: () => ({ data: [] }) }],
])('[R041] %s is a 404', async (_what, path, changed: Answers) => {
  const { context } = probeContext({ ...answers, ...changed });
  expect(await load(path, context).catch((thrown) => thrown)).toMatchObject({ init: { status: 404 } });
});

test('[R041] plans that cannot be had cost only the plans', async () => {
  const { context } = probeContext({ ...answers, C068: missing });
  expect((await load(own, context)).homes).toMatchObject([{ id: 7, plans: [] }]);
});

test('[R041, B105, M088] six anchors lead to the six parts in their order', () => {
  renderPage(LaunchPage, dataOf());
  const anchors = within(screen.getByRole('navigation', { name: 'Secciones de la página' })).getAllByRole('link');
  expect(anchors.map(({ textContent }) => textContent)).toEqual(labels);
  const targets = anchors.map((anchor) => document.getElementById(anchor.getAttribute('href')?.slice(1) ?? ''));
  for (const target of targets) expect(target?.querySelector('h2')).toBeTruthy();
  const inOrder = [...document.querySelectorAll('section')].filter((section) => targets.includes(section));
  expect(inOrder).toEqual(targets);
});

test('[B105] the anchor of the part that one reads is the current one', async () => {
  let report: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  renderPage(LaunchPage, dataOf());
  const see = (id: string, isIntersecting: boolean) => {
    const target = document.getElementById(id);
    const entry = Object.assign(Object.create(null), { target, isIntersecting });
    act(() => report([entry], Object.create(null)));
  };
  const current = () =>
    screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'location')[0]?.textContent;
  expect(current()).toBeUndefined();
  see('galeria', true);
  expect(current()).toBe('Galería');
  see('galeria', false);
  see('planos', true);
  expect(current()).toBe('Planos');
  standInForBrowser();
});

test('[R041, B089] every home has its plan or areas, its monthly quote and its own page', () => {
  renderPage(LaunchPage, dataOf());
  expect(screen.getByRole('row', { name: '1 Cocina 7,5 m²' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Apartamento tipo B' })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Cuota mensual aproximada por tipo de inmueble' }));
  expect(table.getAllByText('$ 3.594.147 son del crédito')).toHaveLength(2);
  expect(
    screen.getByRole('link', { name: /^Cambiar plazo y tasa de Apartamento tipo B/ }).getAttribute('href'),
  ).toMatch(/#calcular-cuota$/);
});

test('[R041, B046] a hidden price is told nowhere, and the quote says why there is none', () => {
  const hidden = dataOf({ home: { price: { kind: 'hidden' } }, plant: { price: { kind: 'hidden' } } });
  expect(JSON.stringify([hidden, launchHead(hidden, 'https://portal.test')])).not.toContain('400000000');
  renderPage(LaunchPage, hidden);
  expect(screen.getAllByText('Precio por confirmar')).not.toHaveLength(0);
  expect(screen.getByText(/La constructora informa los precios de este lanzamiento/)).toBeTruthy();
});

test('[R041] without homes, pictures, features or a point on the map it is still a page', () => {
  const { localization } = projectOf();
  const bare = projectOf({
    specifications: [],
    nearby_places: [],
    localization: { ...localization, coordinates: { lat: 0, lng: 0 } },
    media: { images: [], video: null, film: null },
    title: 'Á'.repeat(300),
  });
  const data = launchDataOf(bare, { homes: [], plants: [], now });
  renderPage(LaunchPage, data);
  expect(screen.getByText('Este proyecto aún no tiene fotos')).toBeTruthy();
  expect(screen.getByText(/todavía no publica los planos/)).toBeTruthy();
  expect(screen.queryByText(/Coordenadas/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Características' })).toBeNull();
  expect(launchHead(data, 'https://portal.test')).not.toHaveProperty('preloadImage');
});

test('[R041, M051] a launch that is over says so, leads on and takes no data', () => {
  renderPage(LaunchPage, dataOf({ project: { isActive: 0 } }));
  expect(screen.getByRole('heading', { name: 'Proyecto no disponible' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver apartamentos en Bogotá' }).getAttribute('href')).toBe(
    '/proyectos-vivienda/bogota/zona-general/apartamento',
  );
  expect(screen.queryByRole('form')).toBeNull();
});

test('[R041, B104] the head says what it is, where and from how much', () => {
  expect(launchHead(dataOf(), 'https://portal.test')).toMatchObject({
    title: 'Alameda 170: lanzamiento en Suba, Bogotá | Umbral',
    canonical: own,
    preloadImage: { src: '/media/sur-800.webp' },
  });
});

async function fill() {
  const user = userEvent.setup();
  const form = within(screen.getByRole('form', { name: 'Recibe la información del lanzamiento' }));
  await user.type(form.getByLabelText('Nombre y apellido'), 'Sofía Núñez');
  await user.type(form.getByLabelText('Correo electrónico'), 'sofia@example.com');
  await user.type(form.getByLabelText('Celular'), '300 123 4567');
  await user.type(form.getByLabelText('Ciudad donde vives'), 'Cali');
  await user.selectOptions(form.getByLabelText(/inmueble te interesa/), 'Apartamento tipo B');
  await user.click(form.getByRole('checkbox', { name: /Ley 1581 de 2012/ }));
  return { user, send: form.getByRole('button', { name: 'Quiero más información' }) };
}

test('[R041, R042, B070] the form is a real one: the browser alone can post it, and is led to the thanks', () => {
  renderPage(LaunchPage, dataOf());
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Recibe la información del lanzamiento' });
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/leads']);
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    form: 'lanzamiento-3',
    redirect: '/lanzamiento/gracias?lanzamiento=3-alameda-170-bogota',
    interest_city: 'Bogotá',
    'answers.proyecto': 'Alameda 170',
  });
});

test('[C161, B070] the form is sent once, however often it is pressed, and leads to the thanks', async () => {
  const { calls, context } = renderPage(LaunchPage, dataOf(), { C161: () => ({ ok: 1, message: '' }) });
  const { user, send } = await fill();
  await user.dblClick(send);
  await waitFor(() =>
    expect(context.navigate).toHaveBeenCalledExactlyOnceWith('/lanzamiento/gracias?lanzamiento=3-alameda-170-bogota'),
  );
  expect(calls).toMatchObject([
    {
      id: 'C161',
      input: {
        body: {
          form: 'lanzamiento-3',
          home_city: 'Cali',
          interest_city: 'Bogotá',
          utm_source: 'Sin UTM',
          answers: { proyecto: 'Alameda 170', codigo: 'UMB-10003', inmueble: 'Apartamento tipo B' },
        },
      },
    },
  ]);
});

test('[B060, B102] what is wrong is said at its field, and nothing is sent', async () => {
  const { calls } = renderPage(LaunchPage, dataOf());
  await userEvent.click(screen.getByRole('button', { name: 'Quiero más información' }));
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(4);
  expect(screen.getByText('Debes aceptar los términos y condiciones.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('[M071] a failure says so and keeps what was typed', async () => {
  renderPage(LaunchPage, dataOf(), {
    C161: () => {
      throw new ApiError({ type: 'unavailable', title: '', status: 503 });
    },
  });
  const { user, send } = await fill();
  await user.click(send);
  expect((await screen.findByRole('alert')).textContent).toBe('Error al enviar el formulario. Intenta de nuevo.');
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('sofia@example.com');
});
