import type { LegacyPage } from '@umbral/domain/legacy/legacy-markup.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterPages, probeEnvironment, probeHost } from '../testing/probe-remote.tsx';
import { defineLegacy } from './define-legacy.ts';
import { defineLegacyServer } from './define-legacy-server.ts';
import { legacyPages } from './legacy-pages.ts';

const page: LegacyPage = {
  title: 'Los barrios',
  description: null,
  canonical: '/barrios',
  isIndexed: false,
  sheets: ['/r/_legacy/mf-fair/0.css?path=%2Fa.css'],
  markup: [
    { depth: 0, tag: 'h1' },
    { depth: 1, text: 'Año <uno>' },
    { depth: 0, tag: 'p' },
    { depth: 1, tag: 'a', attributes: { href: '/barrios/suba', title: '"' } },
    { depth: 2, text: 'Suba' },
    { depth: 1, tag: 'br' },
    { depth: 0, text: 'fin' },
  ],
};
const markup =
  '<div data-legacy="mf-fair"><h1>Año &lt;uno&gt;</h1><p><a href="/barrios/suba" title="&quot;">Suba</a><br></p>fin</div>';

const pages = legacyPages([
  { key: 'fair/old', pattern: '/barrios/:barrio?', layout: 'default', robots: 'index,follow' },
]);
const remote = defineLegacy(pages);
const server = defineLegacyServer('mf-fair', pages);
const asked = vi.fn<(path: string) => Promise<Response>>();
let element: HTMLElement;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('main'));
  asked.mockImplementation(async () => Response.json({ data: page }));
  vi.stubGlobal('fetch', (address: string) => asked(address));
});

afterEach(() => {
  element.remove();
  vi.unstubAllGlobals();
});

function render(path: string) {
  const url = `http://portal.invalid${path}`;
  const request = { kind: 'page', url, headers: {}, idPrefix: 'p-', environment: probeEnvironment } as const;
  return server.render(request, new AbortController().signal, () => {});
}

test('the server draws what its old server has, and the document carries it once', async () => {
  const result = await render('/barrios?orden=a');
  expect(asked).toHaveBeenLastCalledWith(expect.stringContaining('/legacy/mf-fair/pagina?path=%2Fbarrios%3Forden%3Da'));
  expect(result).toMatchObject({ status: 200, chunks: ['app', 'page-legacy'], sharedMaxAge: 300 });
  expect(result.head).toEqual({ title: 'Los barrios', canonical: '/barrios', robots: 'noindex,follow' });
  expect(result.html).toContain(`<link rel="stylesheet" href="${page.sheets[0]}">${markup}`);
  expect(JSON.stringify(result.state)).not.toContain('Suba');

  history.replaceState(null, '', '/barrios?orden=a');
  element.innerHTML = result.html;
  const drawn = element.firstChild;
  const host = probeHost();
  const mounted = await enterPages(remote, { element, host, state: JSON.parse(JSON.stringify(result.state)) });
  expect(element.firstChild, 'it stays as the server drew it').toBe(drawn);
  expect(host.pageShown).toHaveBeenLastCalledWith(expect.objectContaining({ hydrated: true, head: result.head }));

  const call = vi.fn(async () => ({ data: { ...page, markup: page.markup.slice(0, 2), sheets: [] } }));
  Object.assign(host.context, { call });
  await mounted.update({ href: '/barrios/suba' });
  expect(call).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ query: { path: '/barrios/suba' } }), {
    signal: expect.any(AbortSignal),
  });
  expect(element.querySelector('[data-legacy]')?.innerHTML).toBe('<h1>Año &lt;uno&gt;</h1>');
  await mounted.unmount();
  expect(element.childNodes).toHaveLength(0);
});

test('what its server has not is 404, a server that is away 503; neither is a fault of this version', async () => {
  for (const [status, type] of [
    [404, 'not-found'],
    [503, 'unavailable'],
  ] as const) {
    asked.mockImplementation(async () => Response.json({ type, title: type, status }, { status }));
    const result = await render('/barrios/nada');
    expect(result).toMatchObject({ status, head: { robots: 'noindex' } });
    expect(result.fault).toBeUndefined();
  }
  asked.mockRejectedValue(new TypeError('fetch failed'));
  expect((await render('/barrios')).status).toBe(503);
  const host = probeHost();
  Object.assign(host.context, {
    call: vi.fn().mockRejectedValue(new ApiError({ type: 'unavailable', title: '', status: 0 })),
  });
  history.replaceState(null, '', '/barrios');
  const mounted = await enterPages(remote, { element, host });
  await vi.waitFor(() => expect(element.querySelector('h1')?.textContent).toContain('no está disponible'));
  expect(host.reportFault).not.toHaveBeenCalled();
  await mounted.unmount();
});
