import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterPages, probeEnvironment, probeHost } from '../testing/probe-remote.tsx';
import type { DrawInBrowser } from './adapter.ts';
import { definePages } from './define-pages.ts';
import { definePlainServer } from './define-plain-server.ts';
import { PageAway, type PlainPage, pageModule } from './page-module.ts';

type View = (data: unknown) => string;

const failed: View = (data) => `<h1>${Object(data).text}</h1>`;
const view: View = (data) => `<h1>${Object(data).title}</h1>`;
const load = vi.fn(async ({ city }: Readonly<Record<string, string>>) => {
  if (city === 'atlantida') throw new PageAway('Ciudad no encontrada');
  if (city === 'rota') throw new Error('secret of the server');
  return { title: `Mudanzas en ${city}` };
});
const pages: readonly PlainPage<View>[] = [
  {
    route: { key: 'moving/removal', pattern: '/mudanzas/:city?', layout: 'default', robots: 'index,follow' },
    chunk: 'page-removal',
    load: async () => ({
      page: pageModule({ load: ({ params }) => load(params), head: ({ title }) => ({ title }), view }),
    }),
  },
];

/** As small as a framework can be: a text becomes markup, and says whose it is. */
const draw: DrawInBrowser<View> = ({ view: show, data, element, isServerDrawn }) => {
  if (!isServerDrawn) element.innerHTML = show(data);
  element.dataset.alive = '';
  return {
    update: (next) => {
      element.innerHTML = show(next);
    },
    remove: async () => element.replaceChildren(),
  };
};

const remote = definePages({ pages, failed, draw });
const server = definePlainServer({
  name: 'mf-fair',
  pages,
  failed,
  fragments: [],
  draw: ({ view: show, data }) => show(data),
});
let element: HTMLElement;

beforeEach(() => {
  load.mockClear();
  element = document.body.appendChild(document.createElement('main'));
});

afterEach(() => element.remove());

function render(path: string) {
  const url = `http://portal.invalid${path}`;
  const request = { kind: 'page', url, headers: {}, idPrefix: 'p-', environment: probeEnvironment } as const;
  return server.render(request, new AbortController().signal, () => {});
}

test("the server's page is taken over without its loader, and moves to its other addresses by itself", async () => {
  history.replaceState(null, '', '/mudanzas/cali');
  const { html, state, status, chunks } = await render('/mudanzas/cali');
  expect({ status, chunks }).toEqual({ status: 200, chunks: ['app', 'page-removal'] });
  load.mockClear();
  element.innerHTML = html;
  const drawn = element.firstChild;
  const host = probeHost();
  const mounted = await enterPages(remote, { element, host, state: JSON.parse(JSON.stringify(state)) });
  expect(element.firstChild).toBe(drawn);
  expect(load).not.toHaveBeenCalled();
  expect(host.pageShown).toHaveBeenLastCalledWith(
    expect.objectContaining({ href: '/mudanzas/cali', hydrated: true, head: { title: 'Mudanzas en cali' } }),
  );
  await mounted.update({ href: '/mudanzas/pasto' });
  expect(element.textContent).toBe('Mudanzas en pasto');
  expect(host.pageShown).toHaveBeenLastCalledWith(
    expect.objectContaining({ href: '/mudanzas/pasto', hydrated: false }),
  );
  await mounted.unmount();
  expect(element.childNodes).toHaveLength(0);
});

test('what is not there and what fails has its status, on both sides; only a fault is told', async () => {
  const host = probeHost();
  for (const [city, status, words] of [
    ['atlantida', 404, 'Ciudad no encontrada'],
    ['rota', 500, 'Error 500'],
  ] as const) {
    const path = `/mudanzas/${city}`;
    history.replaceState(null, '', path);
    const result = await render(path);
    expect(result).toMatchObject({ status, html: `<h1>${words}</h1>`, head: { robots: 'noindex' } });
    expect(JSON.stringify(result.state)).not.toContain('secret');
    expect(result.fault?.includes('secret') ?? false).toBe(status === 500);
    const mounted = await enterPages(remote, { element, host });
    await vi.waitFor(() => expect(element.textContent).toBe(words));
    expect(host.pageShown).toHaveBeenLastCalledWith(expect.objectContaining({ status }));
    expect(host.reportFault).toHaveBeenCalledTimes(status === 500 ? 1 : 0);
    await mounted.unmount();
  }
  expect((await render('/mudanzas/cali/mas')).status).toBe(404);
});

test('nobody waits for data: who leaves before they come sees nothing of them, and the newest address wins', async () => {
  const slow = Promise.withResolvers<{ title: string }>();
  load.mockReturnValueOnce(slow.promise);
  history.replaceState(null, '', '/mudanzas/cali');
  const host = probeHost();
  const mounted = await enterPages(remote, { element, host });
  await mounted.update({ href: '/mudanzas/pasto' });
  slow.resolve({ title: 'Mudanzas en cali' });
  await slow.promise;
  expect(element.textContent).toBe('Mudanzas en pasto');
  const late = Promise.withResolvers<{ title: string }>();
  load.mockReturnValueOnce(late.promise);
  const going = mounted.update({ href: '/mudanzas/neiva' });
  await mounted.unmount();
  late.resolve({ title: 'Mudanzas en neiva' });
  await going;
  expect(element.childNodes).toHaveLength(0);
  expect(host.reportFailure).not.toHaveBeenCalled();
});

test('a page that is out of the document neither draws nor tells what comes late', async () => {
  history.replaceState(null, '', '/mudanzas/cali');
  const host = probeHost();
  const mounted = await enterPages(remote, { element, host });
  await vi.waitFor(() => expect(element.textContent).toBe('Mudanzas en cali'));
  const late = Promise.withResolvers<{ title: string }>();
  load.mockReturnValueOnce(late.promise);
  const going = mounted.update({ href: '/mudanzas/neiva' });
  element.remove();
  late.resolve({ title: 'Mudanzas en neiva' });
  await going;
  expect(element.textContent).toBe('Mudanzas en cali');
  expect(host.pageShown).toHaveBeenCalledOnce();
});

test('what is left while its view makes room for another draws nothing', async () => {
  const slow = Promise.withResolvers<void>();
  const parting = definePages<View>({
    pages,
    failed,
    draw: (drawn) => ({ ...draw(drawn), remove: () => slow.promise }),
  });
  history.replaceState(null, '', '/mudanzas/atlantida');
  const host = probeHost();
  const mounted = await enterPages(parting, { element, host });
  await vi.waitFor(() => expect(element.textContent).toBe('Ciudad no encontrada'));
  const going = mounted.update({ href: '/mudanzas/cali' });
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  const left = mounted.unmount();
  slow.resolve();
  await Promise.all([going, left]);
  expect(element.childNodes).toHaveLength(0);
  expect(host.pageShown).toHaveBeenCalledOnce();
});

test('data fetched ahead serve one navigation; what failed ahead decides none, not even while it is on its way', async () => {
  const host = probeHost();
  history.replaceState(null, '', '/mudanzas/cali');
  await remote.prefetch?.('/mudanzas/cali', host);
  const mounted = await enterPages(remote, { element, host });
  await vi.waitFor(() => expect(element.textContent).toBe('Mudanzas en cali'));
  expect(load).toHaveBeenCalledOnce();
  load.mockRejectedValueOnce(new Error('away for a moment'));
  await remote.prefetch?.('/mudanzas/pasto', host);
  await mounted.update({ href: '/mudanzas/pasto' });
  expect(element.textContent).toBe('Mudanzas en pasto');
  const late = Promise.withResolvers<{ title: string }>();
  load.mockReturnValueOnce(late.promise);
  const ahead = remote.prefetch?.('/mudanzas/neiva', host);
  const going = mounted.update({ href: '/mudanzas/neiva' });
  late.reject(new Error('away for a moment'));
  await Promise.all([ahead, going]);
  expect(element.textContent).toBe('Mudanzas en neiva');
});

test('code that cannot be had is told to whoever asked ahead; at its address it is said in the place of the page', async () => {
  const host = probeHost();
  history.replaceState(null, '', '/mudanzas/cali');
  const code = vi.fn<PlainPage<View>['load']>().mockRejectedValue(new Error('gone'));
  const gone = definePages({ pages: pages.map((page) => ({ ...page, load: code })), failed, draw });
  await expect(gone.prefetch?.('/mudanzas/cali', host)).rejects.toThrow('gone');
  const mounted = await enterPages(gone, { element, host });
  await vi.waitFor(() => expect(element.textContent).toBe('Error 500'));
  expect(host.pageShown).toHaveBeenLastCalledWith(expect.objectContaining({ href: '/mudanzas/cali', status: 500 }));
  expect(host.reportFault).toHaveBeenCalledOnce();
  expect(host.reportFailure).not.toHaveBeenCalled();
  code.mockImplementation(pages[0]?.load ?? code);
  await mounted.update({ href: '/mudanzas/pasto' });
  expect(element.textContent, 'it goes on').toBe('Mudanzas en pasto');
});
