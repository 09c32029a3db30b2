import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { PageRequest } from '@umbral/protocol/remote/render-contract.ts';
import { expect, test, vi } from 'vitest';
import { probeEnvironment, probePages } from '../testing/probe-remote.tsx';
import { defineFragment } from './define-fragment.tsx';
import { defineServer } from './define-server.tsx';
import { page } from './page.ts';

const rail = defineFragment({
  name: 'rail',
  props: { parse: (value: unknown) => ({ city: String(Object(value).city) }) },
  load: async ({ props }) => ({ title: `Proyectos en ${props.city}` }),
  Component: ({ data }) => <h2>{data.title}</h2>,
});

const redirecting = (location: string) =>
  page({
    routes: ['realEstateFair'],
    chunk: 'page-fair',
    load: async () => ({
      loader: () => new Response(null, { status: 302, headers: { location } }),
      Component: () => null,
      handle: { head: () => ({ title: '' }) },
    }),
  });

function request(path: string): PageRequest {
  return {
    kind: 'page',
    url: `http://localhost:3000${path}`,
    headers: {},
    idPrefix: 'p-',
    environment: probeEnvironment,
  };
}

function render(path: string, routes = probePages) {
  return defineServer({ name: 'mf-fair', routes, fragments: [rail] }).render(
    request(path),
    new AbortController().signal,
    vi.fn(),
  );
}

test('a page answers with its head, state, chunks and cache time', async () => {
  const result = await render('/feria-virtual/bogota');
  expect(result).toMatchObject({
    status: 200,
    head: { title: 'Feria bogota (virtualFair)' },
    chunks: ['app', 'page-virtual-fair'],
    sharedMaxAge: 60,
    state: { loaderData: { virtualFair: 'Feria bogota (virtualFair)' }, errors: null },
  });
  expect(result.html).toMatch(/<h1 id="_p-/);
});

test("[B013] what a loader does not find is its section's 404", async () => {
  const result = await render('/feria-virtual/atlantida');
  expect(result).toMatchObject({ status: 404, head: { title: 'Ciudad no encontrada', robots: 'noindex' } });
  expect(result.html).toContain('Ciudad no encontrada');
  expect(result).not.toHaveProperty('fault');
  expect(result.html).toContain('href="/eventos"');
});

test('[B013] a row of the table without a page is a 404 with the general words', async () => {
  const result = await render('/feria/registro');
  expect(result.status).toBe(404);
  expect(result.html).toContain('¡Oh no!');
  expect(result.html).toContain('Lo sentimos, la página que intentas solicitar no está disponible.');
});

test('[B013] an unexpected error is a 500 whose cause stays on the server', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const result = await render('/feria-virtual/rota');
  expect(result).toMatchObject({ status: 500, head: { title: 'Error 500', robots: 'noindex' } });
  expect(result.html).toContain('Error 500');
  const { fault, ...sent } = result;
  expect(JSON.stringify(sent)).not.toContain('secret');
  expect(fault).toMatch(/^Error: secret of the server\n {4}at /);
});

const asking = (loader: () => unknown, isPartial?: () => boolean) =>
  page({
    routes: ['realEstateFair'],
    chunk: 'page-fair',
    load: async () => ({
      loader,
      Component: () => null,
      handle: { head: () => ({ title: '' }), ...(isPartial ? { isPartial } : {}) },
    }),
  });

test.each([
  ['cannot be reached', 0, 'unavailable'],
  ['says that it cannot at present', 503, 'unavailable'],
] as const)('[B013] an API that %s is a 503 and no fault of the remote', async (_, status, type) => {
  const away = asking(() => Promise.reject(new ApiError({ type, title: 'away', status })));
  const result = await render('/feria-inmobiliaria', away);
  expect(result.status).toBe(503);
  expect(result.fault).toBeUndefined();
  expect(Object.values(Object(result.state).errors), 'the browser takes it for none either').toEqual([{ status: 503 }]);
});

test('an API that answers in another shape is a fault', async () => {
  const broken = asking(() => Promise.reject(new ApiError({ type: 'internal', title: 'shape', status: 502 })));
  expect(await render('/feria-inmobiliaria', broken)).toMatchObject({ status: 500, fault: expect.any(String) });
});

test('a page from which something is missing says so, one that is whole does not', async () => {
  const loader = async () => ({ isWhole: false });
  expect(
    await render(
      '/feria-inmobiliaria',
      asking(loader, () => true),
    ),
  ).toMatchObject({ status: 200, isPartial: true });
  expect(
    await render(
      '/feria-inmobiliaria',
      asking(loader, () => false),
    ),
  ).not.toHaveProperty('isPartial');
});

test('[B015] a redirect goes to a path of the portal, any other target is an error', async () => {
  expect(await render('/feria-inmobiliaria', redirecting('/feria'))).toMatchObject({ status: 302, location: '/feria' });
  await expect(render('/feria-inmobiliaria', redirecting('https://evil.example/'))).rejects.toThrow('invalid redirect');
  await expect(render('/feria-inmobiliaria', redirecting('//evil.example/'))).rejects.toThrow('invalid redirect');
  await expect(render('/feria-inmobiliaria', redirecting('/\\evil.example/'))).rejects.toThrow('invalid redirect');
});

test('the drawing thread is marked before React runs, and a loader sees the abort', async () => {
  const marks: string[] = [];
  const aborted = new AbortController();
  const server = defineServer({
    name: 'mf-fair',
    routes: page({
      routes: ['fairs'],
      chunk: 'page-fairs',
      load: async () => ({
        loader: ({ request: { signal } }) => {
          marks.push('loader');
          aborted.abort();
          return signal.aborted;
        },
        Component: () => {
          marks.push('drawing');
          return null;
        },
        handle: { head: () => ({ title: 'Ferias' }) },
      }),
    }),
    fragments: [],
  });
  await server.render(request('/feria'), aborted.signal, () => marks.push('mark')).catch(() => marks.push('aborted'));
  expect(marks).toEqual(['mark', 'loader', 'aborted']);
  marks.length = 0;
  await server.render(request('/feria/registro'), new AbortController().signal, () => marks.push('mark'));
  expect(marks).toEqual(['mark', 'mark']);
});

test('a fragment is drawn with its data as state; a stranger is a 404', async () => {
  const server = defineServer({ name: 'mf-fair', routes: [], fragments: [rail] });
  const draw = (fragment: string) =>
    server.render(
      { ...request('/'), kind: 'fragment', fragment, props: { city: 'Cali' }, idPrefix: 'f0-' },
      new AbortController().signal,
      vi.fn(),
    );
  expect(await draw('rail')).toMatchObject({
    status: 200,
    html: '<h2>Proyectos en Cali</h2>',
    state: { title: 'Proyectos en Cali' },
    chunks: ['fragment-rail'],
  });
  expect((await draw('nobody')).status).toBe(404);
});
